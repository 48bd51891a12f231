import type { ComponentProps } from 'react';
import { classList } from '../look/tones.ts';
import classes from './buttons.module.css';

/** A button that is there when wanted and silent otherwise: words, and a sign before them. */
export function QuietButton({ className, ...button }: ComponentProps<'button'>) {
  return <button type="button" {...button} className={classList(classes.quiet, className)} />;
}
