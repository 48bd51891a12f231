import { confirmations } from '#core/text/toasts.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { useSignOut } from '../session/use-sign-out.ts';
import { useUnsavedWarning } from '../session/use-unsaved-warning.ts';

interface SignOutDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function SignOutDialog({ opened, onClose }: SignOutDialogProps) {
  const signOut = useSignOut('here', onClose);
  const warning = useUnsavedWarning(opened);
  return (
    <ConfirmDialog
      opened={opened}
      title="Sair da conta"
      question={confirmations.signOut}
      warning={warning}
      confirm="Sim, sair da conta"
      pending={signOut.isPending}
      onConfirm={() => signOut.mutate()}
      onClose={onClose}
    />
  );
}
