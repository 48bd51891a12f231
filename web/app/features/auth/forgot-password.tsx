import { IconMailForward } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { accountToasts, accountWords } from '#core/account/account-texts.ts';
import { backTo } from '#core/app/app-texts.ts';
import { validationMessages } from '#core/fields/validation.ts';
import { reasonOr } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { carryEmail, useCarriedEmail } from '../../ui/forms/carried-email.ts';
import { useForm, validateLazily } from '../../ui/forms/use-form.ts';
import { Outcome, Tips } from '../../ui/notes/outcome.tsx';
import { toast } from '../../ui/toasts/toast.tsx';
import { emailField } from '../session/account-fields.ts';
import { AuthForm } from './auth-form.tsx';
import { CardFoot, CardHead } from './card-head.tsx';

/** Asks for the email, then says what to do with the message that was sent. */
export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <RecoveryRequest onSent={setSentTo} />
  ) : (
    <RecoverySent email={sentTo} onRetry={() => setSentTo(null)} />
  );
}

const find = validateLazily(async () =>
  (await import('#core/account/account-schemas.ts')).signInSchema.pick({ email: true }),
);

function RecoveryRequest({ onSent }: { readonly onSent: (email: string) => void }) {
  const { form, values, field, submit, pending } = useForm({ email: useCarriedEmail() }, find);
  const request = useMutation({
    mutationFn: (json: typeof values) =>
      answerOf(api.auth['request-password-reset'].$post({ json })),
    onSuccess: () => toast.success(accountToasts.recoverySent),
  });
  const email = field('email');
  const send = async () => {
    const isEmail = await submit(() =>
      request.mutateAsync(values, { onSuccess: (sent) => onSent(sent.email) }),
    );
    if (!isEmail) toast.error(validationMessages.email);
  };
  return (
    <>
      <CardHead title="Esqueceu sua senha?">
        Acontece. Diga o email da sua conta e enviamos um link para criar uma nova senha.
      </CardHead>
      <AuthForm
        ref={form}
        confirm="Enviar instruções"
        waiting="Enviando…"
        pending={pending}
        error={request.error}
        problem={(error) => reasonOr('recovery_failed', error)}
        onSubmit={() => void send()}
      >
        <TextField
          {...emailField}
          {...email}
          enterKeyHint="send"
          onChange={(value) => {
            email.onChange(value);
            request.reset();
          }}
        />
      </AuthForm>
      <CardFoot>
        <Link to="/auth" state={carryEmail(values.email)}>
          {backTo.login}
        </Link>
      </CardFoot>
    </>
  );
}

interface RecoverySentProps {
  readonly email: string;
  readonly onRetry: () => void;
}

function RecoverySent({ email, onRetry }: RecoverySentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Outcome
      tone="accent"
      Icon={IconMailForward}
      title="Email enviado!"
      heading={heading}
      buttons={
        <>
          <Button variant="default" onClick={onRetry}>
            Enviar novamente
          </Button>
          <LinkButton to="/auth" variant="subtle" state={carryEmail(email)}>
            {backTo.login}
          </LinkButton>
        </>
      }
    >
      <p>
        Enviamos as instruções para <strong>{email}</strong>. Abra o email e toque no link para
        criar uma nova senha.
      </p>
      <Tips>
        <li>{accountWords.spam}</li>
        <li>O link expira em 60 minutos.</li>
        <li>O link funciona uma única vez.</li>
      </Tips>
    </Outcome>
  );
}
