import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangeEmailInput } from '#core/schemas/account.ts';
import { accountBounds } from '#core/schemas/bounds.ts';
import { labels } from '#core/text/labels.ts';
import { answerOf, api } from '../../../api/client.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { UserNameField } from '../../../ui/fields/user-name-field.tsx';
import { useForm, validateLazily } from '../../../ui/forms/use-form.ts';
import { useUser } from '../../session/user-context.ts';
import { PasswordGate } from '../password/password-gate.tsx';

const find = validateLazily(
  async () => (await import('#core/schemas/account.ts')).changeEmailSchema,
);

interface ChangeEmailDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function ChangeEmailDialog({ opened, onClose }: ChangeEmailDialogProps) {
  return (
    <Dialog
      opened={opened}
      title="Alterar email"
      description="Enviamos um link para o novo endereço. Até você abrir esse link, o email atual continua valendo."
      onClose={onClose}
    >
      <PasswordGate onCancel={onClose}>
        <ChangeEmailForm onCancel={onClose} onSent={onClose} />
      </PasswordGate>
    </Dialog>
  );
}

const empty = { email: '', password: '' };

interface ChangeEmailFormProps {
  readonly onCancel: () => void;
  readonly onSent: () => void;
}

function ChangeEmailForm({ onCancel, onSent }: ChangeEmailFormProps) {
  const { form, values, field, submit, pending } = useForm(empty, find);
  const { email } = useUser();
  const change = useChangeEmail();
  const send = () => change.mutateAsync(values, { onSuccess: onSent });
  return (
    <DialogForm
      form={form}
      confirm="Enviar link"
      waiting="Enviando…"
      pending={pending}
      error={change.error}
      onSubmit={() => submit(send)}
      onCancel={onCancel}
    >
      <UserNameField email={email} />
      <TextField
        {...field('email')}
        id="newEmail"
        type="email"
        label={labels.newEmail}
        autoComplete="email"
        autoCapitalize="none"
        enterKeyHint="next"
        maxLength={accountBounds.email.max}
      />
      <PasswordField
        {...field('password')}
        id="currentPassword"
        label={labels.currentPassword}
        autoComplete="current-password"
        enterKeyHint="send"
      />
    </DialogForm>
  );
}

/** Has a confirmation link sent to a new email; the old one counts until it is opened. */
function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: ChangeEmailInput) => answerOf(api.me.email.$post({ json })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['pending-email'] }),
  });
}
