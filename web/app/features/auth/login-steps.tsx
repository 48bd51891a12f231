import { useState } from 'react';
import { LoginForm } from './login-form.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { useArrival } from './use-arrival.ts';

type Step = 'password' | 'second';

/** Email and password, then the second step for who has turned it on. */
export function LoginSteps() {
  const { notice, secondStep } = useArrival();
  const [chosen, setChosen] = useState<Step | null>(null);
  const [endsAt, setEndsAt] = useState<string>();
  const step = chosen ?? (secondStep ? 'second' : 'password');
  return step === 'second' ? (
    <SecondStepForm endsAt={endsAt} onBack={() => setChosen('password')} />
  ) : (
    <LoginForm
      notice={notice}
      onSecondStep={(until) => {
        setEndsAt(until);
        setChosen('second');
      }}
    />
  );
}
