import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangeEmailInput } from '#core/schemas/account.ts';
import { labels } from '#core/text/labels.ts';
import { answerOf, api } from '../../../api/client.ts';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { UserNameField } from '../../../ui/fields/user-name-field.tsx';
import { useForm, validateLazily } from '../../../ui/forms/use-form.ts';
import { emailField } from '../../session/account-fields.ts';
import { useUser } from '../../session/user-context.ts';
import { CurrentPasswordField, OwnPasswordDialog } from '../password/own-password-dialog.tsx';

interface ChangeEmailDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function ChangeEmailDialog({ opened, onClose }: ChangeEmailDialogProps) {
  return (
    <OwnPasswordDialog
      opened={opened}
      title="Alterar email"
      description="Enviamos um link para o novo endereço. Até você abrir esse link, o email atual continua valendo."
      onClose={onClose}
    >
      <ChangeEmailForm onClose={onClose} />
    </OwnPasswordDialog>
  );
}

const empty = { email: '', password: '' };
const find = validateLazily(
  async () => (await import('#core/schemas/account.ts')).changeEmailSchema,
);

function ChangeEmailForm({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const { email } = useUser();
  const { form, values, field, submit, pending } = useForm(empty, find);
  const { mutateAsync, error } = useMutation({
    mutationFn: (json: ChangeEmailInput) => answerOf(api.me.email.$post({ json })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['pending-email'] }),
  });
  const send = () => mutateAsync(values, { onSuccess: onClose });
  return (
    <DialogForm
      form={form}
      confirm="Enviar link"
      waiting="Enviando…"
      pending={pending}
      error={error}
      onSubmit={() => submit(send)}
      onCancel={onClose}
    >
      <UserNameField email={email} />
      <TextField {...emailField} {...field('email')} id="newEmail" label={labels.newEmail} />
      <CurrentPasswordField {...field('password')} enterKeyHint="send" />
    </DialogForm>
  );
}
