import { Navigate } from 'react-router';
import { useElapsed } from '../../ui/notes/waiting.tsx';
import { Page } from '../../ui/screen/page.tsx';
import { ComingScreen } from './coming-screen.tsx';
import { Frame } from './frame.tsx';

/** The way from a screen for visitors to one behind the login, whose frame shows while it is loaded. */
export function WayIn({ to }: { readonly to: string }) {
  const isLong = useElapsed(300);
  const [path = to] = to.split(/[?#]/);
  return (
    <Frame>
      <Navigate replace to={to} />
      <Page>{isLong ? <ComingScreen path={path} /> : <div data-waiting />}</Page>
    </Frame>
  );
}
