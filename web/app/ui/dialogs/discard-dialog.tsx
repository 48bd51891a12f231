import { actWords, unsavedChanges } from '#core/app/app-texts.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DiscardDialogProps {
  readonly opened: boolean;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

/** Asks before what was typed in a dialog is thrown away. */
export function DiscardDialog({ opened, onDiscard, onClose }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title={actWords.leave}
      question={unsavedChanges}
      confirm={actWords.discard}
      cancel={actWords.keepEditing}
      onConfirm={onDiscard}
      onClose={onClose}
    />
  );
}
