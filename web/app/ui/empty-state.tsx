import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: string;
  /** A drawing; decoration only. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** What a list shows while it has nothing to show: what this place is for and what to do next. */
export function EmptyState({ title, picture, children, action }: EmptyStateProps) {
  return (
    <section className={classes.empty}>
      {picture && (
        <div className={classes.picture} aria-hidden="true">
          {picture}
        </div>
      )}
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.text}>{children}</div>
      {action}
    </section>
  );
}
