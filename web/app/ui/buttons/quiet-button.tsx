import type { ComponentProps } from 'react';
import classes from './quiet-button.module.css';

/** A button that is there when wanted and silent otherwise: words, and a sign before them. */
export function QuietButton({ className, ...button }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...button}
      className={[classes.quiet, className].filter(Boolean).join(' ')}
    />
  );
}
