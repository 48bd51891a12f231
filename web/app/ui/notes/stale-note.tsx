import { messageOf } from '../../api/api-error.ts';
import { NoteButton } from '../buttons/note-button.tsx';
import { Note } from '../look/note.tsx';
import classes from './notes.module.css';

interface StaleNoteProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly retrying: boolean;
  readonly children: string;
}

export function StaleNote({ error, onRetry, retrying, children }: StaleNoteProps) {
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
        {children} {messageOf(error)}
      </Note>
    </div>
  );
}
