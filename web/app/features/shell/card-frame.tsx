import type { ReactNode } from 'react';
import { useLoaded } from '../../ui/browser/use-loaded.ts';
import { useSession } from '../session/use-session.ts';
import { Footer } from './footer.tsx';
import { PublicFrame } from './public-frame.tsx';

const loadHeader = () => import('./header.tsx').then((part) => part.Header);

/** A card below the logo for visitors, between header and footer for users. */
export function CardFrame({ children }: { readonly children: ReactNode }) {
  const session = useSession('public');
  const user = session.status === 'user' ? session.user : null;
  // Lazy: visitors, who are most, do not need it.
  const Header = useLoaded(user !== null, loadHeader);
  const around = user && Header && { header: <Header user={user} />, footer: <Footer /> };
  return <PublicFrame {...around}>{children}</PublicFrame>;
}
