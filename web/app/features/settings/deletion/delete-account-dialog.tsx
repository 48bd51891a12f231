import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { OwnPasswordForm } from '../password/own-password-form.tsx';
import { PasswordGate } from '../password/password-gate.tsx';
import classes from '../section/settings.module.css';
import { isAboutPassword, useDeleteAccount } from './delete-account.ts';

const consequences = [
  'Todos os seus produtos serão deletados',
  'Seus materiais personalizados serão perdidos',
  'O histórico de cálculos será removido',
  'Suas configurações e preferências serão perdidas',
  'Não será possível recuperar esses dados',
];

interface DeleteAccountDialogProps {
  readonly opened: boolean;
  /** What becomes of the subscription, as an entry of the list; nothing where there is none. */
  readonly subscriptionEnd: ReactNode;
  readonly onClose: () => void;
}

export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { opened, subscriptionEnd, onClose } = props;
  return (
    <Dialog
      opened={opened}
      title="Deletar conta permanentemente"
      description={
        <>
          <p>
            <strong>Esta ação não pode ser desfeita</strong>
          </p>
          <ul className={classes.consequences}>
            {consequences.map((consequence) => (
              <li key={consequence}>{consequence}</li>
            ))}
            {subscriptionEnd}
          </ul>
        </>
      }
      onClose={onClose}
    >
      <PasswordGate onCancel={onClose}>
        <DeleteAccountForm onClose={onClose} />
      </PasswordGate>
    </Dialog>
  );
}

function DeleteAccountForm({ onClose }: { readonly onClose: () => void }) {
  const deletion = useDeleteAccount(onClose);
  return (
    <OwnPasswordForm
      destructive
      confirm="Sim, deletar minha conta"
      waiting="Deletando…"
      error={isAboutPassword(deletion.error) ? deletion.error : null}
      onSubmit={deletion.mutateAsync}
      onCancel={onClose}
    />
  );
}
