import type { ReactNode } from 'react';
import { backupWords, changeLines } from '#core/workshop/backup-texts.ts';
import type { WorkshopChanges } from '#core/workshop/workshop-schemas.ts';
import { messageOf } from '../../../api/api-error.ts';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { Stack } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { Text } from '../../../ui/look/text.tsx';
import classes from '../settings.module.css';

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
    <div role="alert" className={classes.changes}>
      <Note kind="bad">{messageOf(error)}</Note>
    </div>
  );
}

function ChangeList({ changes }: { readonly changes: WorkshopChanges }) {
  const lines = changeLines(changes);
  return (
    <Stack gap={3} role="status" className={classes.changes}>
      {lines.length === 0 && <p>{backupWords.nothing}</p>}
      <Stack as="ul" gap={3}>
        {lines.map(({ text, names }) => (
          <li key={text}>
            <strong>{text}</strong>
            <Text as="div" tone="soft">
              {names}
            </Text>
          </li>
        ))}
      </Stack>
      {changes.profile && <p>{backupWords.profile}</p>}
    </Stack>
  );
}
