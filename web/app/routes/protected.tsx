import { use } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useNewVersion } from '../features/installed/use-new-version.ts';
import { loginPath } from '../features/session/return-path.ts';
import { useSession } from '../features/session/use-session.ts';
import { UserContext } from '../features/session/user-context.ts';
import { ComingScreen } from '../features/shell/coming-screen.tsx';
import { LoadError } from '../ui/notes/load-error.tsx';
import { Waiting } from '../ui/notes/waiting.tsx';
import { ComingContext } from '../ui/screen/coming.ts';
import { Page } from '../ui/screen/page.tsx';

/** Sends visitors to the login, and back afterwards. */
export default function ProtectedLayout() {
  useNewVersion();
  const session = useSession('protected');
  const { pathname, search, hash } = useLocation();
  const coming = use(ComingContext);
  switch (session.status) {
    case 'user':
      return (
        <UserContext key={session.user.id} value={session.user}>
          {/* Each address has a main part of its own: none of its state or focus stays for the next. */}
          <Page key={coming ?? pathname}>
            {coming === null ? <Outlet /> : <ComingScreen path={coming} />}
          </Page>
        </UserContext>
      );
    case 'visitor':
      return <Navigate replace to={session.left ? '/' : loginPath(pathname + search + hash)} />;
    case 'error':
      return (
        <Page>
          <LoadError
            heading="h1"
            title="Não foi possível abrir sua conta"
            error={session.error}
            onRetry={session.retry}
            retrying={session.retrying}
          />
        </Page>
      );
    case 'loading':
      return (
        <Page>
          <Waiting>Abrindo sua conta…</Waiting>
        </Page>
      );
    default:
      return session satisfies never;
  }
}
