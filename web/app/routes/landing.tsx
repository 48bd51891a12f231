import { Landing } from '../features/landing/landing.tsx';
import { landingPage } from '../features/landing/landing-page.ts';
import { useSession } from '../features/session/use-session.ts';
import { WayIn } from '../features/shell/way-in.tsx';
import { publicMeta } from '../ui/screen/page-meta.ts';

export const meta = () => publicMeta(landingPage());

export default function LandingScreen() {
  const session = useSession('public');
  if (session.status === 'user') return <WayIn to="/dashboard" />;
  return <Landing />;
}
