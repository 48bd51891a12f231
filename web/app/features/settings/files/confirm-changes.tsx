import type { ReactNode } from 'react';
import type { WorkshopChanges } from '#core/schemas/workshop.ts';
import { backupWords, changeLines } from '#core/workshop/backup-texts.ts';
import { messageOf } from '../../../api/api-error.ts';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { Note } from '../../../ui/look/note.tsx';
import classes from './files.module.css';

interface ConfirmChangesProps {
  readonly changes: WorkshopChanges | undefined;
  /** Shown until the changes are known. */
  readonly placeholder: ReactNode;
  readonly confirm: string;
  readonly waiting: string;
  readonly mutation: { readonly isPending: boolean; readonly error: unknown };
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The content of a dialog that shows what would change, and then changes it. */
export function ConfirmChanges(props: ConfirmChangesProps) {
  const { changes, placeholder, confirm, waiting, mutation, onConfirm, onCancel } = props;
  return (
    <>
      {changes ? <ChangeList changes={changes} /> : placeholder}
      {mutation.error ? <Refusal error={mutation.error} /> : null}
      <DialogButtons
        final
        confirm={confirm}
        pending={mutation.isPending}
        waiting={waiting}
        error={mutation.error}
        blocked={changes ? undefined : confirm}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
    </>
  );
}

export function Refusal({ error }: { readonly error: unknown }) {
  return (
    <div role="alert" className={classes.refusal}>
      <Note kind="bad">{messageOf(error)}</Note>
    </div>
  );
}

function ChangeList({ changes }: { readonly changes: WorkshopChanges }) {
  const lines = changeLines(changes);
  return (
    <div role="status" className={classes.changes}>
      {lines.length === 0 && <p>{backupWords.nothing}</p>}
      <ul>
        {lines.map(({ text, names }) => (
          <li key={text}>
            <strong>{text}</strong>
            <span className={classes.names}>{names}</span>
          </li>
        ))}
      </ul>
      {changes.profile && <p>{backupWords.profile}</p>}
    </div>
  );
}
