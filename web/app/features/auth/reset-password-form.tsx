import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { PasswordReset, Recovery, ResetPasswordInput } from '#core/account/account-schemas.ts';
import { accountToasts, accountWords } from '#core/account/account-texts.ts';
import { backTo } from '#core/app/app-texts.ts';
import { hasCode, reasonOr } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { UserNameField } from '../../ui/fields/password-field.tsx';
import { moveOnEnter } from '../../ui/forms/move-on-enter.ts';
import { useForm, validateLazily } from '../../ui/forms/use-form.ts';
import { Text } from '../../ui/look/text.tsx';
import { NewPasswordFields, withConfirmation } from '../../ui/new-password/new-password-fields.tsx';
import { toast } from '../../ui/toasts/toast.tsx';
import { leaving } from '../session/leaving.ts';
import { endSession } from '../session/session-query.ts';
import { AuthForm } from './auth-form.tsx';
import { CardFoot, CardHead } from './card-head.tsx';

const empty = { newPassword: '', confirmPassword: '' };
const findPassword = validateLazily(async () =>
  (await import('#core/account/account-schemas.ts')).resetPasswordSchema.pick({
    newPassword: true,
  }),
);

async function find({ newPassword, confirmPassword }: typeof empty) {
  const found = await findPassword({ newPassword });
  return withConfirmation(found, newPassword, confirmPassword);
}

interface ResetFormProps {
  readonly token: string;
  /** Undefined where the check failed. */
  readonly link: Recovery['link'] | undefined;
  readonly onDone: (reset: PasswordReset) => void;
  readonly onRefused: () => void;
}

export function ResetPasswordForm({ token, link, onDone, onRefused }: ResetFormProps) {
  const client = useQueryClient();
  const { form, values, field, submit, pending } = useForm(empty, find);
  const [lost, setLost] = useState(false);
  const { mutateAsync, error } = useMutation({
    mutationFn: (json: ResetPasswordInput) => answerOf(api.auth['reset-password'].$post({ json })),
    mutationKey: leaving,
    onSuccess: () => {
      endSession(client, { left: false });
      toast.success(accountToasts.passwordReset);
    },
  });
  const send = () =>
    mutateAsync(
      { token, newPassword: values.newPassword, secondFactorLost: lost },
      {
        onSuccess: onDone,
        onError: (refusal) => hasCode(refusal, 'reset_token_invalid') && onRefused(),
      },
    );
  return (
    <>
      <CardHead title={accountWords.newPassword}>
        Depois de trocar a senha, todos os aparelhos conectados à sua conta são desconectados.
      </CardHead>
      <AuthForm
        ref={form}
        confirm="Redefinir senha"
        waiting="Redefinindo…"
        pending={pending}
        error={error}
        problem={(failure) => reasonOr('reset_failed', failure)}
        onSubmit={() => void submit(send)}
        onKeyDown={moveOnEnter}
      >
        {link && <UserNameField email={link.email} />}
        <NewPasswordFields
          password={field('newPassword')}
          confirmation={field('confirmPassword')}
        />
        {link?.twoFactorEnabled && (
          <div>
            <CheckField
              label="Perdi o aplicativo autenticador e os códigos de recuperação"
              checked={lost}
              onChange={setLost}
            />
            <Text size={2} tone="soft">
              A verificação em duas etapas fica ativa por mais três dias, por segurança, e avisamos
              por email. Depois disso bastam o email e a senha.
            </Text>
          </div>
        )}
      </AuthForm>
      <CardFoot>
        <Link to="/auth">{backTo.login}</Link>
      </CardFoot>
    </>
  );
}
