import { type SubmitEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { labels } from '#core/messages/labels.ts';
import { toasts } from '#core/messages/toasts.ts';
import { accountBounds, signInSchema } from '#core/schemas/account.ts';
import { fieldErrors } from '#core/schemas/field-errors.ts';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { Callout } from '../../ui/callout.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PendingButton } from '../../ui/pending-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';
import classes from './auth.module.css';
import { useSignIn } from './sign-in.ts';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';

type Errors = Readonly<Record<string, string>>;

export function LoginForm() {
  const [values, setValues] = useState({ email: '', password: '' });
  const [errors, setErrors] = useState<Errors>({});
  const signIn = useSignIn();
  const form = useRef<HTMLFormElement>(null);
  const set = (field: 'email' | 'password') => (value: string) => {
    setValues({ ...values, [field]: value });
    setErrors({ ...errors, [field]: '' });
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (signIn.isPending) return;
    const parsed = signInSchema.safeParse(values);
    if (!parsed.success) {
      const found = errorsByField(fieldErrors(parsed.error));
      setErrors(found);
      const first = form.current?.elements.namedItem(found.email ? 'email' : 'password');
      if (first instanceof HTMLElement) first.focus();
      return;
    }
    setErrors({});
    signIn.mutate(parsed.data, {
      onSuccess: () => toast.success(toasts.signInSuccess),
      onError: (error) => {
        if (error instanceof ApiError) setErrors(errorsByField(error.fields));
        toast.error(messageOf(error));
      },
    });
  };

  const unconfirmed =
    signIn.error instanceof ApiError && signIn.error.code === 'email_not_confirmed';
  return (
    <>
      <h1 className={classes.title}>Entrar</h1>
      <p className={classes.lead}>Que bom ver você de volta à sua bancada.</p>
      <form ref={form} noValidate className={classes.form} onSubmit={submit}>
        <div role="alert">
          {unconfirmed && <UnconfirmedNotice email={signIn.variables?.email ?? ''} />}
          {signIn.error && !unconfirmed && <Callout kind="bad">{messageOf(signIn.error)}</Callout>}
        </div>
        <TextField
          id="email"
          name="email"
          type="email"
          label={labels.email}
          autoComplete="email"
          autoCapitalize="none"
          maxLength={accountBounds.email.max}
          value={values.email}
          error={errors.email}
          onChange={set('email')}
        />
        <PasswordField
          id="password"
          name="password"
          label={labels.password}
          autoComplete="current-password"
          value={values.password}
          error={errors.password}
          onChange={set('password')}
        />
        <PendingButton type="submit" size="lg" pending={signIn.isPending} waiting="Entrando…">
          Entrar
        </PendingButton>
      </form>
      <p className={classes.foot}>
        Ainda não tem conta? <Link to="/onboarding">Criar conta grátis</Link>
      </p>
    </>
  );
}

function errorsByField(problems: readonly { path: string; message: string }[]): Errors {
  return Object.fromEntries(problems.toReversed().map(({ path, message }) => [path, message]));
}
