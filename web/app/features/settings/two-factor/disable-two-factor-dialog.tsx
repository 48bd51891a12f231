import { toasts } from '#core/messages/toasts.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { OwnPasswordForm } from '../password/own-password-form.tsx';
import { PasswordGate } from '../password/password-gate.tsx';
import { useRemoveTwoFactor } from './switch-two-factor.ts';

interface DisableTwoFactorDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function DisableTwoFactorDialog(props: DisableTwoFactorDialogProps) {
  return (
    <Dialog
      {...props}
      title="Desativar verificação em duas etapas"
      description="O login volta a pedir só a senha, e os códigos de recuperação deixam de valer."
    >
      <PasswordGate onCancel={props.onClose}>
        <DisableForm onClose={props.onClose} />
      </PasswordGate>
    </Dialog>
  );
}

function DisableForm({ onClose }: { readonly onClose: () => void }) {
  const remove = useRemoveTwoFactor();
  return (
    <OwnPasswordForm
      destructive
      confirm="Desativar"
      waiting="Desativando…"
      pending={remove.isPending}
      error={remove.error}
      onSubmit={(password) =>
        remove.mutate(password, {
          onSuccess: () => {
            toast.success(toasts.twoFactorDisabled);
            onClose();
          },
        })
      }
      onCancel={onClose}
    />
  );
}
