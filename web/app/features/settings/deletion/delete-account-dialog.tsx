import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { OwnPasswordForm } from '../password/own-password-form.tsx';
import { PasswordGate } from '../password/password-gate.tsx';
import classes from '../section/settings.module.css';
import { useDeleteAccount } from './delete-account.ts';

const consequences = [
  'Todos os seus produtos serão deletados',
  'Seus materiais personalizados serão perdidos',
  'O histórico de cálculos será removido',
  'Suas configurações e preferências serão perdidas',
  'Não será possível recuperar esses dados',
];

interface DeleteAccountDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function DeleteAccountDialog({ opened, onClose }: DeleteAccountDialogProps) {
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
      pending={deletion.isPending}
      error={null}
      onSubmit={(password) => deletion.mutate(password)}
      onCancel={onClose}
    />
  );
}
