import { confirmations } from '#core/text/toasts.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import type { useLeaveGuard } from './use-leave-guard.ts';

interface LeaveDialogProps {
  readonly guard: ReturnType<typeof useLeaveGuard>;
  /** What was typed stays on the device. */
  readonly kept?: boolean;
}

/** Asks before a form with unsaved changes is left. */
export function LeaveDialog({ guard, kept = false }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      opened={guard.asking}
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
      harmless={kept}
      confirm="Sair sem salvar"
      cancel="Continuar editando"
      onConfirm={guard.leave}
      onClose={guard.stay}
    />
  );
}
