import { isConnectionError, reasonNow } from '../../api/api-error.ts';
import { useOnline } from '../browser/use-online.ts';
import { NoteButton } from '../buttons/note-button.tsx';
import { Note } from '../look/note.tsx';
import classes from './notes.module.css';

interface StaleNoteProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly retrying: boolean;
  readonly children: string;
}

/** What is shown could not be read again. Without a connection the banner says so, with its age. */
export function StaleNote({ error, onRetry, retrying, children }: StaleNoteProps) {
  const online = useOnline();
  if (!online && isConnectionError(error)) return null;
  return (
    <div role="alert" className={classes.stale}>
      <Note
        kind="warn"
        action={
          <NoteButton loading={retrying} onClick={onRetry}>
            Tentar de novo
          </NoteButton>
        }
      >
        {children} {reasonNow(error, online)}
      </Note>
    </div>
  );
}
