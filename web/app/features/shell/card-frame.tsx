import type { ReactNode } from 'react';
import { useLoaded } from '../../ui/browser/use-loaded.ts';
import { useSession } from '../session/use-session.ts';
import { Footer } from './footer.tsx';
import { PublicFrame } from './public-frame.tsx';

const loadHeader = () => import('./header.tsx').then((part) => part.Header);

/** One card that visitors see below the logo, and a user between header and footer. */
export function CardFrame({ children }: { readonly children: ReactNode }) {
  const session = useSession('public');
  const user = session.status === 'user' ? session.user : null;
  // Whoever opens such a screen is hardly ever signed in, and a visitor need not load it.
  const Header = useLoaded(user !== null, loadHeader);
  const around = user && Header && { header: <Header user={user} />, footer: <Footer /> };
  return <PublicFrame {...around}>{children}</PublicFrame>;
}
