import { useEffect, useState } from 'react';
import classes from './notes.module.css';

/**
 * Names what a wait is for once it has lasted a little, and after some seconds that it is slow. It is read
 * out from the start, and its room kept.
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
