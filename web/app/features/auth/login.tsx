import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { SignInInput } from '#core/account/account-schemas.ts';
import { accountLabels, accountToasts } from '#core/account/account-texts.ts';
import { actWords } from '#core/app/app-texts.ts';
import { errorMessages, isErrorCode } from '#core/errors/errors.ts';
import { hasCode } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { PendingButton } from '../../ui/buttons/pending-button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { carryEmail, useCarriedEmail } from '../../ui/forms/carried-email.ts';
import { moveOnEnter } from '../../ui/forms/move-on-enter.ts';
import { useAlive } from '../../ui/forms/use-alive.ts';
import { useForm, validateLazily } from '../../ui/forms/use-form.ts';
import { Note } from '../../ui/look/note.tsx';
import { LegalNote } from '../../ui/screen/legal-note.tsx';
import { toast } from '../../ui/toasts/toast.tsx';
import { emailField } from '../session/account-fields.ts';
import { startSession } from '../session/session-query.ts';
import { AuthForm } from './auth-form.tsx';
import { CardFoot, CardHead } from './card-head.tsx';
import { GoogleSignIn } from './google-sign-in.tsx';
import { useResendConfirmation } from './resend-confirmation.ts';
import { SecondStepForm } from './second-step-form.tsx';
import { signInProblem } from './sign-in-problem.ts';

/** Email and password, then the code of users with a second factor. */
export function Login() {
  const notice = useArrival();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  // In the history, so that back leads to the first step. The prerendered page has no state.
  const second: unknown = useAlive() ? Object(state).secondStep : undefined;
  if (second === undefined) {
    return (
      <LoginForm
        notice={notice}
        onSecondStep={(endsAt) => void navigate({ search }, { state: secondStepState(endsAt) })}
      />
    );
  }
  const { endsAt } = Object(second);
  return (
    <SecondStepForm
      endsAt={typeof endsAt === 'string' ? endsAt : undefined}
      onBack={() => void navigate(-1)}
    />
  );
}

const find = validateLazily(
  async () => (await import('#core/account/account-schemas.ts')).signInSchema,
);

interface LoginFormProps {
  readonly notice: ArrivalNotice;
  /** @param endsAt when the second factor ends by itself (ISO 8601) */
  readonly onSecondStep: (endsAt?: string) => void;
}

function LoginForm({ notice, onSecondStep }: LoginFormProps) {
  const client = useQueryClient();
  const initial = { email: useCarriedEmail(), password: '' };
  const { form, values, field, submit, pending } = useForm(initial, find);
  const signIn = useMutation({
    mutationFn: (json: SignInInput) => answerOf(api.auth['sign-in'].email.$post({ json })),
    onSuccess: (answer) => {
      if (!('user' in answer)) return;
      startSession(client, answer.user);
      toast.success(accountToasts.signedIn);
    },
  });
  const email = field('email');
  const send = () =>
    signIn.mutateAsync(values, {
      onSuccess: (answer) =>
        'twoFactorRequired' in answer && onSecondStep(answer.secondFactorEndsAt),
    });
  const arrival = notice && signIn.isIdle && <Note kind={notice.kind}>{notice.text}</Note>;
  const unconfirmed = hasCode(signIn.error, 'email_not_confirmed') && (
    <UnconfirmedNotice email={signIn.variables?.email ?? ''} />
  );
  return (
    <>
      <CardHead title="Entrar">Que bom ver você de volta à sua bancada.</CardHead>
      <AuthForm
        ref={form}
        confirm="Entrar"
        waiting="Entrando…"
        pending={pending}
        error={signIn.error}
        problem={signInProblem}
        notice={unconfirmed || arrival}
        onSubmit={() => void submit(send)}
        onKeyDown={moveOnEnter}
      >
        <TextField
          {...emailField}
          {...email}
          onChange={(value) => {
            email.onChange(value);
            signIn.reset();
          }}
        />
        <PasswordField
          {...field('password')}
          id="password"
          label={accountLabels.password}
          autoComplete="current-password"
          enterKeyHint="go"
        />
      </AuthForm>
      <CardFoot>
        <Link to="/forgot-password" state={carryEmail(values.email)}>
          Esqueci minha senha
        </Link>
      </CardFoot>
      <CardFoot>
        Ainda não tem conta?{' '}
        <Link to="/onboarding" prefetch="intent">
          {actWords.signUp}
        </Link>
      </CardFoot>
      <GoogleSignIn />
      <LegalNote act="entrar" />
    </>
  );
}

function UnconfirmedNotice({ email }: { readonly email: string }) {
  const resend = useResendConfirmation();
  return (
    <Note
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
    </Note>
  );
}

/** The history state of the second step. @param endsAt when the factor ends by itself (ISO 8601) */
const secondStepState = (endsAt?: string) => ({ secondStep: { endsAt } });

type ArrivalNotice = { readonly kind: 'good' | 'bad'; readonly text: string } | null;

/**
 * Takes the outcome of a sign-in with Google out of the address. With a second factor, it leads on to
 * that step.
 */
function useArrival(): ArrivalNotice {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [arrival, setArrival] = useState<ArrivalNotice>(null);
  const error = search.get('error');
  const notice = search.get('notice');
  const step = search.get('step');
  const returnTo = search.get('volta');
  // After hydration: the prerendered page knows no query.
  useEffect(() => {
    if (error === null && notice === null && step === null) return;
    setArrival(noticeOf(error, notice));
    const login = {
      search: returnTo === null ? '' : `?${new URLSearchParams({ volta: returnTo })}`,
    };
    const leadOn = async () => {
      await navigate(login, { replace: true });
      if (step === 'two-factor') await navigate(login, { state: secondStepState() });
    };
    void leadOn();
  }, [error, notice, step, returnTo, navigate]);
  return arrival;
}

function noticeOf(error: string | null, notice: string | null): ArrivalNotice {
  if (error !== null) {
    const code = isErrorCode(error) ? error : 'sign_in_failed';
    return { kind: 'bad', text: errorMessages[code].detail };
  }
  return notice === 'confirmation_sent' ? { kind: 'good', text: accountToasts.signedUp } : null;
}
