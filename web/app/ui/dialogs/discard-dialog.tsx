import { confirmations } from '#core/text/toasts.ts';
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
      title="Sair sem salvar"
      question={confirmations.unsavedChanges}
      confirm="Sim, descartar"
      cancel="Continuar editando"
      onConfirm={onDiscard}
      onClose={onClose}
    />
  );
}
