import { Navigate } from 'react-router';
import { Onboarding } from '../features/onboarding/onboarding.tsx';
import { useSession } from '../features/session/use-session.ts';
import { PublicFrame } from '../features/shell/public-frame.tsx';

export const meta = () => [{ title: 'Criar conta grátis · Artesa' }];

export default function OnboardingScreen() {
  const session = useSession('public');
  if (session.status === 'user') return <Navigate replace to="/dashboard" />;
  return (
    <PublicFrame wide>
      <Onboarding />
    </PublicFrame>
  );
}
