import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChangePasswordInput } from '#core/account/account-schemas.ts';
import { accountLabels, accountToasts } from '#core/account/account-texts.ts';
import { answerOf, api } from '../../../api/client.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { UserNameField } from '../../../ui/fields/password-field.tsx';
import { useForm, validateLazily } from '../../../ui/forms/use-form.ts';
import {
  NewPasswordFields,
  withConfirmation,
} from '../../../ui/new-password/new-password-fields.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { useUser } from '../../session/user-context.ts';
import { sessionsQuery } from '../sessions/end-sessions-dialog.tsx';
import { Setting } from '../settings-section.tsx';
import {
  CurrentPasswordField,
  OwnPasswordDialog,
  signInMethodsQuery,
} from './own-password-dialog.tsx';

const changing = {
  act: 'Alterar senha',
  lead: 'Para trocar, é preciso saber a senha atual.',
  description:
    'Seus outros aparelhos serão desconectados e você recebe um email avisando da troca.',
};

const creating = {
  act: 'Criar senha',
  lead: 'Você entra com o Google, sem senha.',
  description: undefined,
};

export function PasswordSetting() {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const { data } = useQuery(signInMethodsQuery);
  const { act, lead, description } = data?.password === false ? creating : changing;
  return (
    <Setting
      title={accountLabels.password}
      action={
        <Button variant="default" onClick={() => setOpened(true)}>
          {act}
        </Button>
      }
    >
      {data ? lead : '\u00a0'}
      <OwnPasswordDialog opened={opened} title={act} description={description} onClose={close}>
        <ChangePasswordForm onClose={close} />
      </OwnPasswordDialog>
    </Setting>
  );
}

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };
const findPasswords = validateLazily(
  async () => (await import('#core/account/account-schemas.ts')).changePasswordSchema,
);

async function find({ confirmPassword, ...passwords }: typeof empty) {
  const found = await findPasswords(passwords);
  return withConfirmation(found, passwords.newPassword, confirmPassword);
}

function ChangePasswordForm({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const { name, email } = useUser();
  const { form, values, field, submit, pending } = useForm(empty, find);
  const { mutateAsync, error } = useMutation({
    mutationFn: (json: ChangePasswordInput) => answerOf(api.me.password.$post({ json })),
    // The other sessions end with the old password.
    onSuccess: () => client.invalidateQueries(sessionsQuery),
  });
  const send = () => {
    const { currentPassword, newPassword } = values;
    const onSuccess = () => {
      toast.success(accountToasts.passwordChanged);
      onClose();
    };
    return mutateAsync({ currentPassword, newPassword }, { onSuccess });
  };
  return (
    <DialogForm
      form={form}
      confirm="Alterar senha"
      waiting="Alterando…"
      pending={pending}
      error={error}
      onSubmit={() => submit(send)}
      onCancel={onClose}
    >
      <UserNameField email={email} />
      <CurrentPasswordField {...field('currentPassword')} enterKeyHint="next" />
      <NewPasswordFields
        password={field('newPassword')}
        confirmation={field('confirmPassword')}
        known={[name, email]}
      />
    </DialogForm>
  );
}
