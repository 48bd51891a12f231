import type { ReactNode } from 'react';
import { OfflineBanner } from '../../ui/screen/offline-banner.tsx';
import { useSession } from '../session/use-session.ts';
import { Footer } from './footer.tsx';
import classes from './frame.module.css';
import { Header } from './header.tsx';

export function Frame({ children }: { readonly children: ReactNode }) {
  const session = useSession('public');
  const user = session.status === 'user' ? session.user : null;
  return (
    <div className={classes.frame}>
      {user && <Header user={user} />}
      <OfflineBanner />
      {children}
      {user && <Footer />}
    </div>
  );
}
