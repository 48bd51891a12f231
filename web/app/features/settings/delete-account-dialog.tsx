import { labels } from '#core/messages/labels.ts';
import { deleteAccountSchema } from '#core/schemas/account.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { findWith, useForm } from '../../ui/use-form.ts';
import { useDeleteAccount } from './delete-account.ts';
import classes from './settings.module.css';

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
      <DeleteAccountForm onClose={onClose} />
    </Dialog>
  );
}

function DeleteAccountForm({ onClose }: { readonly onClose: () => void }) {
  const { form, values, field, accepts } = useForm({ password: '' }, (typed) =>
    findWith(deleteAccountSchema, typed),
  );
  const deletion = useDeleteAccount(onClose);
  return (
    <DialogForm
      form={form}
      destructive
      confirm="Sim, deletar minha conta"
      waiting="Deletando…"
      pending={deletion.isPending}
      error={null}
      onSubmit={() => accepts() && deletion.mutate(values.password)}
      onCancel={onClose}
    >
      <PasswordField
        {...field('password')}
        id="currentPassword"
        label={labels.currentPassword}
        autoComplete="current-password"
      />
    </DialogForm>
  );
}
