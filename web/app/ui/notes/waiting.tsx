import { useEffect, useState } from 'react';
import { Spinner } from '../buttons/button.tsx';
import classes from './notes.module.css';

/** Names what a wait is for, once it has lasted 300 ms; its room is reserved from the start. */
export function Waiting({ children }: { readonly children: string }) {
  const isLong = useElapsed(300);
  return (
    <div role="status" className={classes.waiting} data-waiting>
      {isLong && (
        <>
          <Spinner />
          <p>{children}</p>
        </>
      )}
    </div>
  );
}

/**
 * Names what a wait is for once it has lasted a little, and after some seconds that it is slow. It is read
 * out from the start, and its room reserved.
 */
export function DelayedText({ children }: { readonly children: string }) {
  const isLong = useElapsed(300);
  const slow = useElapsed(6_000);
  return (
    <p role="status" className={classes.delayed} data-waiting data-early={!isLong || undefined}>
      {children}
      {slow && ' A conexão está lenta, mas continuamos tentando.'}
    </p>
  );
}

/** Whether so many milliseconds have gone by since it was first shown. */
export function useElapsed(ms: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return elapsed;
}

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
