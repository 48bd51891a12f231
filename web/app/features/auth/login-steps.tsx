import { useLocation, useNavigate } from 'react-router';
import { useAlive } from '../../ui/forms/use-alive.ts';
import { LoginForm } from './login-form.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { secondStepState } from './second-step-state.ts';
import { useArrival } from './use-arrival.ts';

/** Email and password, then the second step for who has turned it on. */
export function LoginSteps() {
  const notice = useArrival();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  // Part of the history, so that back leads from it. The prerendered page knows nothing of it.
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
