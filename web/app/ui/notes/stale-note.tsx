import { messageOf } from '../../api/api-error.ts';
import { Callout, CalloutButton } from './callout.tsx';
import classes from './stale-note.module.css';

interface StaleNoteProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly retrying: boolean;
  readonly children: string;
}

export function StaleNote({ error, onRetry, retrying, children }: StaleNoteProps) {
  return (
    <div role="alert" className={classes.note}>
      <Callout
        kind="warn"
        action={
          <CalloutButton loading={retrying} onClick={onRetry}>
            Tentar de novo
          </CalloutButton>
        }
      >
        {children} {messageOf(error)}
      </Callout>
    </div>
  );
}
