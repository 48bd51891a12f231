import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { Link } from 'react-router';
import { errorMessages } from '#core/errors/errors.ts';
import type { SignInInput } from '#core/schemas/account.ts';
import { accountBounds } from '#core/schemas/bounds.ts';
import { labels } from '#core/text/labels.ts';
import { toasts } from '#core/text/toasts.ts';
import { ApiError } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { LimitedButton } from '../../ui/buttons/limited-button.tsx';
import { PendingButton } from '../../ui/buttons/pending-button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { carryEmail, useCarriedEmail } from '../../ui/forms/carried-email.ts';
import { Form } from '../../ui/forms/form.tsx';
import { moveOnEnter } from '../../ui/forms/move-on-enter.ts';
import { useForm, validateLazily } from '../../ui/forms/use-form.ts';
import { Callout } from '../../ui/notes/callout.tsx';
import { FailedCall } from '../../ui/notes/failed-call.tsx';
import { LegalNote } from '../../ui/screen/legal-note.tsx';
import { toast } from '../../ui/toasts/toast.tsx';
import { startSession } from '../session/session-query.ts';
import classes from './auth.module.css';
import { GoogleSignIn } from './google-sign-in.tsx';
import { useResendConfirmation } from './resend-confirmation.ts';
import { signInProblem } from './sign-in-problem.ts';
import type { ArrivalNotice } from './use-arrival.ts';

const empty = { email: '', password: '' };
const find = validateLazily(async () => (await import('#core/schemas/account.ts')).signInSchema);

interface LoginFormProps {
  /** How the browser came here. */
  readonly notice: ArrivalNotice;
  /** The password is right, and a code is asked for, perhaps only until a moment (ISO 8601). */
  readonly onSecondStep: (endsAt?: string) => void;
}

export function LoginForm({ notice, onSecondStep }: LoginFormProps) {
  const carried = useCarriedEmail();
  const initial = { ...empty, email: carried };
  const { form, values, field, submit, pending } = useForm(initial, find);
  const signIn = useSignIn();
  const email = field('email');

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit(() =>
      signIn.mutateAsync(values, {
        onSuccess: (answer) =>
          'twoFactorRequired' in answer && onSecondStep(answer.secondFactorEndsAt),
      }),
    );
  };

  const { error } = signIn;
  const unconfirmed = error instanceof ApiError && error.code === 'email_not_confirmed';
  return (
    <>
      <h1 className={classes.title}>Entrar</h1>
      <p className={classes.lead}>Que bom ver você de volta à sua bancada.</p>
      <Form ref={form} className={classes.form} onSubmit={send} onKeyDown={moveOnEnter}>
        <div role="alert">
          {unconfirmed && <UnconfirmedNotice email={signIn.variables?.email ?? ''} />}
          {error && !unconfirmed && <FailedCall error={error}>{signInProblem(error)}</FailedCall>}
          {notice && signIn.isIdle && <Callout kind={notice.kind}>{notice.text}</Callout>}
        </div>
        <TextField
          {...email}
          id="email"
          type="email"
          label={labels.email}
          autoComplete="email"
          autoCapitalize="none"
          enterKeyHint="next"
          maxLength={accountBounds.email.max}
          onChange={(value) => {
            email.onChange(value);
            signIn.reset();
          }}
        />
        <PasswordField
          {...field('password')}
          id="password"
          label={labels.password}
          autoComplete="current-password"
          enterKeyHint="go"
        />
        <LimitedButton type="submit" size="lg" pending={pending} waiting="Entrando…" error={error}>
          Entrar
        </LimitedButton>
      </Form>
      <p className={classes.foot}>
        <Link to="/forgot-password" state={carryEmail(values.email)}>
          Esqueci minha senha
        </Link>
      </p>
      <p className={classes.foot}>
        Ainda não tem conta?{' '}
        <Link to="/onboarding" prefetch="intent">
          Criar conta grátis
        </Link>
      </p>
      <GoogleSignIn />
      <LegalNote act="entrar" />
    </>
  );
}

/** Signs a user in, or begins the second step; the answer also sets a cookie for either. */
function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: SignInInput) => answerOf(api.auth['sign-in'].email.$post({ json })),
    onMutate: toast.clear,
    onSuccess: (answer) => {
      if (!('user' in answer)) return;
      startSession(client, answer.user);
      toast.success(toasts.signInSuccess);
    },
  });
}

/** The account exists but its address is not confirmed yet: another email can be sent. */
function UnconfirmedNotice({ email }: { readonly email: string }) {
  const resend = useResendConfirmation();
  return (
    <Callout
      kind="warn"
      action={
        <PendingButton
          variant="default"
          pending={resend.isPending}
          waiting="Enviando…"
          onClick={() => resend.mutate(email)}
        >
          Reenviar email de confirmação
        </PendingButton>
      }
    >
      {errorMessages.email_not_confirmed.detail}
    </Callout>
  );
}
