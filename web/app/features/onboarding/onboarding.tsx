import { IconMailForward } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { accountWords } from '#core/account/account-texts.ts';
import { actWords } from '#core/app/app-texts.ts';
import { errorMessages } from '#core/errors/errors.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { LimitedButton } from '../../ui/buttons/limited-button.tsx';
import { carryEmail } from '../../ui/forms/carried-email.ts';
import { useAlive } from '../../ui/forms/use-alive.ts';
import { Row } from '../../ui/look/box.tsx';
import { Note } from '../../ui/look/note.tsx';
import { Text } from '../../ui/look/text.tsx';
import { Outcome, Tips } from '../../ui/notes/outcome.tsx';
import { useResendConfirmation } from '../auth/resend-confirmation.ts';
import classes from './onboarding.module.css';
import { OnboardingSteps, TrialNote } from './onboarding-steps.tsx';
import type { TypedValues } from './onboarding-values.ts';
import { type Sent, sentStep, stepParam } from './use-onboarding.ts';

export function Onboarding() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const alive = useAlive();
  // Not in the tab's storage, which is cleared once the account exists.
  const [typed, setTyped] = useState<TypedValues>({});
  // In the history, so that a reload shows it again. The prerendered page has no state.
  const sent: unknown = alive && search.get(stepParam) === sentStep ? Object(state).sent : null;
  const { email, again } = Object(sent);
  if (typeof email === 'string') return <EmailSent email={email} again={again === true} />;
  return (
    <OnboardingSteps
      earlier={typed}
      onSent={(answer, values) => {
        setTyped(values);
        void navigate({ search: `?${stepParam}=${sentStep}` }, { state: { sent: answer } });
      }}
    />
  );
}

function EmailSent({ email, again }: Sent) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const resend = useResendConfirmation();
  return (
    <Outcome
      tone="accent"
      Icon={IconMailForward}
      title="Confirme seu email"
      heading={heading}
      buttons={
        <>
          <LimitedButton
            variant="default"
            pending={resend.isPending}
            waiting="Reenviando…"
            error={resend.error}
            onClick={() => resend.mutate(email)}
          >
            Reenviar
          </LimitedButton>
          <LinkButton to="/onboarding" variant="default">
            Email errado? Corrigir
          </LinkButton>
          <Row wrap gap={2} className={classes.ways}>
            <LinkButton to="/" variant="subtle">
              Voltar
            </LinkButton>
            <LinkButton to="/auth" variant="subtle" state={carryEmail(email)}>
              {actWords.logIn}
            </LinkButton>
          </Row>
        </>
      }
    >
      {again && <Note kind="info">{errorMessages.email_not_confirmed_resent.detail}</Note>}
      <Text size={4}>
        Enviamos um link de confirmação para <strong>{email}</strong>. Abra o email e toque no link
        para ativar sua conta.
      </Text>
      <Tips>
        <li>O link expira em 24 horas.</li>
        <li>{accountWords.spam}</li>
      </Tips>
      <TrialNote />
    </Outcome>
  );
}
