import { Button, Modal } from '@mantine/core';
import { confirmations } from '#core/messages/toasts.ts';
import type { Me } from '#core/schemas/account.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import classes from './sign-out-dialog.module.css';

interface SignOutDialogProps {
  readonly user: Me;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function SignOutDialog({ user, opened, onClose }: SignOutDialogProps) {
  const signOut = useSignOut(user);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Sair da conta"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <p className={classes.question}>{confirmations.signOut}</p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancelar
        </Button>
        <Button color="red" loading={signOut.isPending} onClick={() => signOut.mutate()}>
          Sim, sair da conta
        </Button>
      </div>
    </Modal>
  );
}
