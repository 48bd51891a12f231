import type { ReactNode } from 'react';
import { Callout } from '../notes/callout.tsx';
import { Dialog } from './dialog.tsx';
import { DialogButtons } from './dialog-buttons.tsx';

interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly question: ReactNode;
  /** Read out with the question: what else would be lost. */
  readonly warning?: string | undefined;
  readonly confirm: string;
  readonly cancel?: string;
  readonly pending?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be taken back; backing out comes first and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, question, warning, confirm, cancel, pending = false } = props;
  const { onConfirm, onClose } = props;
  const description = warning ? (
    <>
      <p>{question}</p>
      <Callout kind="warn">{warning}</Callout>
    </>
  ) : (
    question
  );
  return (
    <Dialog opened={opened} title={title} description={description} onClose={onClose}>
      <DialogButtons
        destructive
        confirm={confirm}
        cancel={cancel}
        pending={pending}
        onConfirm={onConfirm}
        onCancel={onClose}
      />
    </Dialog>
  );
}
