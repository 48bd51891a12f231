import type { ReactNode } from 'react';
import { Note } from '../look/note.tsx';
import { Dialog } from './dialog.tsx';
import { DialogButtons } from './dialog-buttons.tsx';

interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly question: ReactNode;
  readonly warning?: string | undefined;
  readonly confirm: string;
  readonly cancel?: string;
  readonly pending?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be taken back; backing out comes first and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, question, warning, pending = false, onClose, ...buttons } = props;
  const description = warning ? (
    <>
      <p>{question}</p>
      <Note kind="warn">{warning}</Note>
    </>
  ) : (
    question
  );
  return (
    <Dialog opened={opened} title={title} description={description} onClose={onClose}>
      <DialogButtons {...buttons} destructive pending={pending} onCancel={onClose} />
    </Dialog>
  );
}
