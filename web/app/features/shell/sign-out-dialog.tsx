import { confirmations } from '#core/messages/toasts.ts';
import type { Me } from '#core/schemas/account.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSignOut } from '../session/use-sign-out.ts';

interface SignOutDialogProps {
  readonly user: Me;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function SignOutDialog({ user, opened, onClose }: SignOutDialogProps) {
  const signOut = useSignOut(user, onClose);
  return (
    <ConfirmDialog
      opened={opened}
      title="Sair da conta"
      question={confirmations.signOut}
      confirm="Sim, sair da conta"
      pending={signOut.isPending}
      onConfirm={() => signOut.mutate()}
      onClose={onClose}
    />
  );
}
