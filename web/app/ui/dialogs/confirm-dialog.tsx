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
  /** Nothing is lost by it. */
  readonly harmless?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** The other ways out. */
  readonly children?: ReactNode;
}

/** Asks before something that is not easily taken back; backing out comes first and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, question, warning, pending = false, harmless = false, ...rest } = props;
  const { onClose, ...buttons } = rest;
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
      <DialogButtons {...buttons} destructive={!harmless} pending={pending} onCancel={onClose} />
    </Dialog>
  );
}
