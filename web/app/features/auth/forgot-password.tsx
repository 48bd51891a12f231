import { IconMailForward } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { validationMessages } from '#core/fields/validation.ts';
import { accountBounds } from '#core/schemas/bounds.ts';
import { labels } from '#core/text/labels.ts';
import { toasts } from '#core/text/toasts.ts';
import { reasonOr } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LimitedButton } from '../../ui/buttons/limited-button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { carryEmail, useCarriedEmail } from '../../ui/forms/carried-email.ts';
import { Form } from '../../ui/forms/form.tsx';
import { useForm, validateLazily } from '../../ui/forms/use-form.ts';
import { FailedCall } from '../../ui/notes/failed-call.tsx';
import { toast } from '../../ui/toasts/toast.tsx';
import classes from './auth.module.css';

const find = validateLazily(async () =>
  (await import('#core/schemas/account.ts')).signInSchema.pick({ email: true }),
);

interface RecoveryRequestProps {
  readonly onSent: (email: string) => void;
}

function RecoveryRequest({ onSent }: RecoveryRequestProps) {
  const carried = useCarriedEmail();
  const { form, values, field, submit, pending } = useForm({ email: carried }, find);
  const request = useRequestPasswordReset();
  const email = field('email');

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const isEmail = await submit(() =>
      request.mutateAsync(values.email, { onSuccess: (sent) => onSent(sent.email) }),
    );
    if (!isEmail) toast.error(validationMessages.email);
  };

  return (
    <>
      <h1 className={classes.title}>Esqueceu sua senha?</h1>
      <p className={classes.lead}>
        Acontece. Diga o email da sua conta e enviamos um link para criar uma nova senha.
      </p>
      <Form ref={form} className={classes.form} onSubmit={(event) => void send(event)}>
        <div role="alert">
          {request.error && (
            <FailedCall error={request.error}>{recoveryProblem(request.error)}</FailedCall>
          )}
        </div>
        <TextField
          {...email}
          id="email"
          type="email"
          label={labels.email}
          autoComplete="email"
          autoCapitalize="none"
          enterKeyHint="send"
          maxLength={accountBounds.email.max}
          onChange={(value) => {
            email.onChange(value);
            request.reset();
          }}
        />
        <LimitedButton
          type="submit"
          size="lg"
          pending={pending}
          waiting="Enviando…"
          error={request.error}
        >
          Enviar instruções
        </LimitedButton>
      </Form>
      <p className={classes.foot}>
        <Link to="/auth" state={carryEmail(values.email)}>
          Voltar para o login
        </Link>
      </p>
    </>
  );
}

/** The message when no recovery email was sent: the server's reason, if it gave one. */
function recoveryProblem(error: unknown): string {
  return reasonOr('recovery_failed', error);
}

/** Has a recovery link sent to an email, and says how that went. */
function useRequestPasswordReset() {
  return useMutation({
    mutationFn: (email: string) =>
      answerOf(api.auth['request-password-reset'].$post({ json: { email } })),
    onMutate: toast.clear,
    onSuccess: () => toast.success(toasts.recoverySent),
  });
}

/** Asks for the email, then says what to do with the message that was sent. */
export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <RecoveryRequest onSent={setSentTo} />
  ) : (
    <RecoverySent email={sentTo} onAgain={() => setSentTo(null)} />
  );
}

interface RecoverySentProps {
  readonly email: string;
  readonly onAgain: () => void;
}

function RecoverySent({ email, onAgain }: RecoverySentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.center}>
      <span className={classes.picture} data-kind="info">
        <IconMailForward size={40} stroke={1.5} aria-hidden />
      </span>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        Email enviado!
      </h1>
      <p>
        Enviamos as instruções para <strong className={classes.address}>{email}</strong>. Abra o
        email e toque no link para criar uma nova senha.
      </p>
      <ul className={classes.tips}>
        <li>Não chegou? Verifique também a caixa de spam.</li>
        <li>O link expira em 60 minutos.</li>
        <li>O link funciona uma única vez.</li>
      </ul>
      <div className={classes.buttons}>
        <LinkButton to="/auth" size="lg" state={carryEmail(email)}>
          Voltar para o login
        </LinkButton>
        <Button variant="default" onClick={onAgain}>
          Enviar novamente
        </Button>
      </div>
    </div>
  );
}
