import classes from './notes.module.css';

export interface SkeletonProps {
  /** A length of CSS, as the width. */
  readonly height: string;
  readonly width?: string;
  readonly radius?: 'md' | 'lg';
}

/** Keeps the room of what is still to come. */
export function Skeleton({ height, width, radius = 'md' }: SkeletonProps) {
  return (
    <div
      data-screen-only
      className={classes.skeleton}
      style={{ height, width }}
      data-radius={radius}
    />
  );
}
