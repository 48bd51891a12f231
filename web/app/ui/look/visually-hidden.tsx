import type { ReactNode } from 'react';
import classes from './look.module.css';

interface VisuallyHiddenProps {
  readonly as?: 'span' | 'legend';
  readonly children: ReactNode;
}

/** Words for those who do not see what says the same. */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element className={classes.hidden}>{children}</Element>;
}
