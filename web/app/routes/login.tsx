import { useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Login } from '../features/auth/login.tsx';
import { returnPathFrom } from '../features/session/return-path.ts';
import { useSession } from '../features/session/use-session.ts';
import { PublicFrame } from '../features/shell/public-frame.tsx';
import { WayIn } from '../features/shell/way-in.tsx';
import { publicMeta } from '../ui/screen/page-meta.ts';

export const meta = () =>
  publicMeta({
    path: '/auth',
    title: 'Entrar · Artesa',
    description: 'Entre na sua conta da Artesa e continue a precificar suas peças de onde parou.',
  });

export default function LoginScreen() {
  const session = useSession('public');
  const [search] = useSearchParams();
  const resetting = useRecoveryLink(search);
  // Memoized: the next screen removes the trial price that the path depends on.
  const goal = useMemo(() => returnPathFrom(search), [search]);
  if (session.status === 'user' && !resetting) {
    return <WayIn to={goal} />;
  }
  return (
    <PublicFrame>
      <Login />
    </PublicFrame>
  );
}

/** Recovery links may name this screen; they lead to the one that sets a new password. */
function useRecoveryLink(search: URLSearchParams): boolean {
  const navigate = useNavigate();
  const resetting = search.get('mode') === 'reset';
  const token = search.get('token') ?? '';
  // After hydration: the prerendered page has no query.
  useEffect(() => {
    const query = new URLSearchParams({ token });
    if (resetting) void navigate(`/reset-password?${query}`, { replace: true });
  }, [resetting, token, navigate]);
  return resetting;
}
