import { useState } from 'react';
import { EmailSent } from './email-sent.tsx';
import { OnboardingSteps } from './onboarding-steps.tsx';

/** The three steps to an account, then what to do with the email that was sent. */
export function Onboarding() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? <OnboardingSteps onSent={setSentTo} /> : <EmailSent email={sentTo} />;
}
