import { Dialog } from './dialog.tsx';
import { DialogButtons } from './dialog-buttons.tsx';

interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly question: string;
  /** What the button that goes through with it says. */
  readonly confirm: string;
  readonly pending?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be taken back; backing out comes first and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, question, confirm, pending = false, onConfirm, onClose } = props;
  return (
    <Dialog opened={opened} title={title} description={question} onClose={onClose}>
      <DialogButtons
        destructive
        confirm={confirm}
        pending={pending}
        onConfirm={onConfirm}
        onCancel={onClose}
      />
    </Dialog>
  );
}
