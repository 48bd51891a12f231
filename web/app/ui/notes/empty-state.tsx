import type { ReactNode } from 'react';
import { Card } from '../look/box.tsx';
import classes from './notes.module.css';

export interface EmptyStateProps {
  readonly title: string;
  /** An h1 where it is all there is on the screen. */
  readonly heading?: 'h1' | 'h2';
  readonly picture?: ReactNode;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** An empty list: it says what this place is for and what to do next. */
export function EmptyState(props: EmptyStateProps) {
  const { title, heading: Heading = 'h2', picture, children, action } = props;
  return (
    <Card as="section" gap={4} pad={5} className={classes.empty}>
      {picture && (
        <div className={classes.picture} aria-hidden="true">
          {picture}
        </div>
      )}
      <Heading>{title}</Heading>
      <div className={classes.text}>{children}</div>
      {action}
    </Card>
  );
}
