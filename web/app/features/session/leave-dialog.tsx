import { confirmations } from '#core/text/toasts.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

interface LeaveDialogProps {
  readonly opened: boolean;
  /** What was typed stays on the device. */
  readonly kept?: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks before a form with unsaved changes is left. */
export function LeaveDialog({ opened, kept = false, onLeave, onStay }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title="Sair sem salvar"
      question={
        <>
          <p>{confirmations.unsavedChanges}</p>
          {kept && (
            <p>
              O rascunho fica guardado neste aparelho e volta quando você abrir este formulário.
            </p>
          )}
        </>
      }
      confirm="Sair sem salvar"
      cancel="Continuar editando"
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}
