import { Navigate } from 'react-router';
import { Landing } from '../features/landing/landing.tsx';
import { useSession } from '../features/session/use-session.ts';

export const meta = () => [
  { title: 'Artesa: o preço justo para quem faz à mão' },
  {
    name: 'description',
    content:
      'Some materiais, horas e custos fixos, escolha sua margem e saiba ao centavo por quanto vender cada peça.',
  },
];

export default function LandingScreen() {
  const session = useSession('public');
  if (session.status === 'user') return <Navigate replace to="/dashboard" />;
  return <Landing />;
}
