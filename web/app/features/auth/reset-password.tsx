import { useTimeout } from '@mantine/hooks';
import { IconLinkOff, IconLockCheck } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { PasswordReset } from '#core/account/account-schemas.ts';
import { accountWords } from '#core/account/account-texts.ts';
import { actWords, backTo } from '#core/app/app-texts.ts';
import { errorMessages } from '#core/errors/errors.ts';
import { answerOf, api } from '../../api/client.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { carryEmail } from '../../ui/forms/carried-email.ts';
import { Outcome } from '../../ui/notes/outcome.tsx';
import { Waiting } from '../../ui/notes/waiting.tsx';
import { toast } from '../../ui/toasts/toast.tsx';
import { forAnybody } from '../session/session-query.ts';
import { CardHead } from './card-head.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

const redirectAfterMs = 2000;

/** Sets a new password; without the token of a link, leads to the login. */
export function ResetPassword() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const navigate = useNavigate();
  const [done, setDone] = useState<PasswordReset | null>(null);

  useEffect(() => {
    if (token !== '' || done) return;
    toast.error(errorMessages.reset_token_invalid.detail);
    void navigate('/auth', { replace: true });
  }, [token, done, navigate]);

  return done ? <Done {...done} /> : <Reset token={token} onDone={setDone} />;
}

/** How long to wait for the link's user, in milliseconds. */
const timeoutMs = 5_000;

/** The user of the link. The form works without it. */
const recoveryLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['recovery-link', token],
    queryFn: ({ signal: left }) => {
      const signal = AbortSignal.any([left, AbortSignal.timeout(timeoutMs)]);
      return answerOf(
        api.auth['reset-password'].check.$post({ json: { token } }, { init: { signal } }),
      );
    },
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    meta: forAnybody,
  });

interface ResetProps {
  readonly token: string;
  readonly onDone: (reset: PasswordReset) => void;
}

/** Checks the link first: with an invalid one the form would be filled in for nothing. */
function Reset({ token, onDone }: ResetProps) {
  const { data, isPending, failureCount } = useQuery(recoveryLinkQuery(token));
  const [refused, setRefused] = useState(false);
  if (refused || data?.link === null) return <InvalidLink />;
  // After a failed check the form is shown all the same: the server validates the link again.
  if (isPending && failureCount === 0) {
    return (
      <>
        <CardHead title={accountWords.newPassword} />
        <Waiting>Conferindo seu link…</Waiting>
      </>
    );
  }
  return (
    <ResetPasswordForm
      token={token}
      link={data?.link}
      onDone={onDone}
      onRefused={() => setRefused(true)}
    />
  );
}

function InvalidLink() {
  return (
    <Outcome
      role="alert"
      tone="bad"
      Icon={IconLinkOff}
      title={errorMessages.reset_token_invalid.detail}
      buttons={
        <>
          <LinkButton to="/forgot-password" size="lg">
            Pedir um novo link
          </LinkButton>
          <LinkButton to="/auth" variant="default">
            {backTo.login}
          </LinkButton>
        </>
      }
    >
      <p>O link funciona uma única vez, durante 60 minutos, e um mais novo encerra o anterior.</p>
    </Outcome>
  );
}

function Done({ email }: PasswordReset) {
  const navigate = useNavigate();
  const toLogin = () => void navigate('/auth', { replace: true, state: carryEmail(email) });
  useTimeout(toLogin, redirectAfterMs, { autoInvoke: true });
  return (
    <Outcome
      role="status"
      tone="good"
      Icon={IconLockCheck}
      title="Senha redefinida"
      buttons={
        <LinkButton to="/auth" size="lg" state={carryEmail(email)}>
          {actWords.logIn}
        </LinkButton>
      }
    >
      <p>Em instantes levamos você ao login para entrar com a nova senha.</p>
    </Outcome>
  );
}
