import type { ReactNode } from 'react';
import classes from './look.module.css';

interface VisuallyHiddenProps {
  readonly as?: 'span' | 'legend' | 'caption';
  /** For what is labelled by it. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Words for those who do not see what says the same. */
export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={classes.hidden}>
      {children}
    </Element>
  );
}
