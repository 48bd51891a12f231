import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangePasswordInput } from '#core/schemas/account.ts';
import { labels } from '#core/text/labels.ts';
import { toasts } from '#core/text/toasts.ts';
import { answerOf, api } from '../../../api/client.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { UserNameField } from '../../../ui/fields/user-name-field.tsx';
import { useForm, validateLazily } from '../../../ui/forms/use-form.ts';
import { withConfirmation } from '../../../ui/new-password/new-password.ts';
import { NewPasswordFields } from '../../../ui/new-password/new-password-fields.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { useUser } from '../../session/user-context.ts';
import { sessionsQuery } from '../sessions/sessions-query.ts';
import { PasswordGate } from './password-gate.tsx';

interface ChangePasswordDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function ChangePasswordDialog({ opened, onClose }: ChangePasswordDialogProps) {
  return (
    <Dialog
      opened={opened}
      title="Alterar senha"
      description="Seus outros aparelhos serão desconectados e você recebe um email avisando da troca."
      onClose={onClose}
    >
      <PasswordGate onCancel={onClose}>
        <ChangePasswordForm onClose={onClose} />
      </PasswordGate>
    </Dialog>
  );
}

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };
const findPasswords = validateLazily(
  async () => (await import('#core/schemas/account.ts')).changePasswordSchema,
);

async function find({ confirmPassword, ...passwords }: typeof empty) {
  const found = await findPasswords(passwords);
  return withConfirmation(found, passwords.newPassword, confirmPassword);
}

function ChangePasswordForm({ onClose }: { readonly onClose: () => void }) {
  const { name, email } = useUser();
  const { form, values, field, submit, pending } = useForm(empty, find);
  const change = useChangePassword();
  const send = () => {
    const { currentPassword, newPassword } = values;
    return change.mutateAsync(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          toast.success(toasts.passwordChanged);
          onClose();
        },
      },
    );
  };
  return (
    <DialogForm
      form={form}
      confirm="Alterar senha"
      waiting="Alterando…"
      pending={pending}
      error={change.error}
      onSubmit={() => submit(send)}
      onCancel={onClose}
    >
      <UserNameField email={email} />
      <PasswordField
        {...field('currentPassword')}
        id="currentPassword"
        label={labels.currentPassword}
        autoComplete="current-password"
        enterKeyHint="next"
      />
      <NewPasswordFields
        password={field('newPassword')}
        confirmation={field('confirmPassword')}
        known={[name, email]}
      />
    </DialogForm>
  );
}

/** Changes the password; the other sessions end with it. */
function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: ChangePasswordInput) => answerOf(api.me.password.$post({ json })),
    onSuccess: () => client.invalidateQueries(sessionsQuery),
  });
}
