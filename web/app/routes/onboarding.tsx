import { Onboarding } from '../features/onboarding/onboarding.tsx';
import { useSession } from '../features/session/use-session.ts';
import { PublicFrame } from '../features/shell/public-frame.tsx';
import { WayIn } from '../features/shell/way-in.tsx';
import { publicMeta } from '../ui/screen/page-meta.ts';

export const meta = () =>
  publicMeta({
    path: '/onboarding',
    title: 'Criar conta grátis · Artesa',
    description:
      'Crie sua conta grátis na Artesa em três passos e descubra por quanto vender cada peça que você faz à mão.',
  });

export default function OnboardingScreen() {
  const session = useSession('public');
  if (session.status === 'user') return <WayIn to="/dashboard" />;
  return (
    <PublicFrame wide>
      <Onboarding />
    </PublicFrame>
  );
}
