import { useState } from 'react';
import { LoginForm } from './login-form.tsx';
import { SecondStepForm } from './second-step-form.tsx';

/** Email and password, then the second step for who has turned it on. */
export function LoginSteps() {
  const [second, setSecond] = useState(false);
  return second ? (
    <SecondStepForm onBack={() => setSecond(false)} />
  ) : (
    <LoginForm onSecondStep={() => setSecond(true)} />
  );
}
