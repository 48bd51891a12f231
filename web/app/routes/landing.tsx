import { Navigate } from 'react-router';
import { Landing } from '../features/landing/landing.tsx';
// Built like a worker, which is how Vite makes one file with a hashed name of a module; it is none.
import staticScript from '../features/landing/run-calculator.ts?worker&url';
import { productData } from '../features/landing/structured-data.ts';
import { useSession } from '../features/session/use-session.ts';
import { publicMeta } from '../ui/page-meta.ts';
import type { StaticHandle } from '../ui/use-static-page.ts';

export const handle: StaticHandle = { staticScript };

const description =
  'Some materiais, horas e custos fixos, escolha sua margem e saiba ao centavo por quanto vender cada peça.';

export const meta = () =>
  publicMeta({
    path: '/',
    title: 'Artesa: o preço justo para quem faz à mão',
    description,
    data: productData(description),
  });

export default function LandingScreen() {
  const session = useSession('public');
  if (session.status === 'user') return <Navigate replace to="/dashboard" />;
  return <Landing />;
}
