import type { SubmitEvent } from 'react';
import { Link } from 'react-router';
import { validationMessages } from '#core/fields/validation.ts';
import { accountBounds } from '#core/schemas/bounds.ts';
import { labels } from '#core/text/labels.ts';
import { LimitedButton } from '../../ui/buttons/limited-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { carryEmail, useCarriedEmail } from '../../ui/forms/carried-email.ts';
import { Form } from '../../ui/forms/form.tsx';
import { useForm, validateLazily } from '../../ui/forms/use-form.ts';
import { FailedCall } from '../../ui/notes/failed-call.tsx';
import { toast } from '../../ui/toasts/toast.tsx';
import classes from './auth.module.css';
import { recoveryProblem, useRequestPasswordReset } from './request-password-reset.ts';

const find = validateLazily(async () =>
  (await import('#core/schemas/account.ts')).signInSchema.pick({ email: true }),
);

interface RecoveryRequestProps {
  readonly onSent: (email: string) => void;
}

export function RecoveryRequest({ onSent }: RecoveryRequestProps) {
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
