import { Spinner } from '../buttons/spinner.tsx';
import { useElapsed } from './delayed-text.tsx';
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
