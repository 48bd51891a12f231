import { useEffect, useState } from 'react';
import look from '../look/look.module.css';
import classes from './notes.module.css';

interface DelayedTextProps {
  readonly children: string;
  /** After how many milliseconds it is seen. */
  readonly after?: number;
  /** Read out from the start, its room kept: nothing else tells of the wait. */
  readonly announced?: boolean;
}

/** Names what a wait is for once it has lasted a little, and after some seconds that it is slow. */
export function DelayedText({ children, after = 300, announced = false }: DelayedTextProps) {
  const isLong = useElapsed(after);
  const slow = useElapsed(6_000);
  return (
    <p
      role="status"
      className={isLong || announced ? classes.delayed : look.hidden}
      data-waiting={announced || undefined}
      data-early={!isLong || undefined}
    >
      {(isLong || announced) && children}
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
