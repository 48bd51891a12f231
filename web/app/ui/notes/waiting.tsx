import { useEffect, useState } from 'react';
import { Dots } from './dots.tsx';
import classes from './waiting.module.css';

interface WaitingProps {
  readonly children: string;
}

/** Names what a wait is for, once it has lasted 300 ms; its room is reserved from the start. */
export function Waiting({ children }: WaitingProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={classes.waiting}>
      {late && (
        <>
          <Dots />
          <p>{children}</p>
        </>
      )}
    </div>
  );
}
