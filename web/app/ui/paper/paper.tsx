import type { ReactNode } from 'react';
import classes from './paper.module.css';

interface PaperProps {
  readonly title: string;
  /** Whose it is, and of when. */
  readonly line: string;
  readonly children: ReactNode;
}

/**
 * What a screen prints in place of what it shows: a list drawn for a hand, not for a thumb. It stands
 * directly in the main part of the screen, of which nothing else is printed then.
 */
export function Paper({ title, line, children }: PaperProps) {
  return (
    <section className={classes.paper} data-paper aria-hidden="true">
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.line}>{line}</p>
      {children}
    </section>
  );
}
