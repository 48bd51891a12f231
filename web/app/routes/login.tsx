import { Navigate, useSearchParams } from 'react-router';
import { LoginForm } from '../features/auth/login-form.tsx';
import { returnPathFrom } from '../features/session/return-path.ts';
import { useSession } from '../features/session/use-session.ts';
import { PublicFrame } from '../features/shell/public-frame.tsx';

export const meta = () => [{ title: 'Entrar · Artesa' }];

export default function Login() {
  const session = useSession('public');
  const [search] = useSearchParams();
  if (session.status === 'user') return <Navigate replace to={returnPathFrom(search)} />;
  return (
    <PublicFrame>
      <LoginForm />
    </PublicFrame>
  );
}
