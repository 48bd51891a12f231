import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useAlive } from '../../ui/forms/use-alive.ts';
import { EmailSent } from './email-sent.tsx';
import { OnboardingSteps } from './onboarding-steps.tsx';
import type { TypedValues } from './onboarding-values.ts';
import { sentStep, stepParam } from './steps.ts';

/** The three steps to an account, then what to do with the email that was sent. */
export function Onboarding() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const alive = useAlive();
  // In this page alone: once the account exists, nothing is kept in the tab.
  const [typed, setTyped] = useState<TypedValues>({});
  // Part of the history, so that a reload shows it again. The prerendered page knows nothing of it.
  const sent: unknown = alive && search.get(stepParam) === sentStep ? Object(state).sent : null;
  const { email, again } = Object(sent);
  if (typeof email === 'string') return <EmailSent email={email} again={again === true} />;
  return (
    <OnboardingSteps
      earlier={typed}
      onSent={(sentNow, typedNow) => {
        setTyped(typedNow);
        void navigate({ search: `?${stepParam}=${sentStep}` }, { state: { sent: sentNow } });
      }}
    />
  );
}
