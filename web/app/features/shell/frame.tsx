import type { ReactNode } from 'react';
import { useSession } from '../session/use-session.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './shell.module.css';
import { WorkshopBanner } from './workshop-banner.tsx';

/** Around every screen behind the login. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const session = useSession('public');
  const user = session.status === 'user' ? session.user : null;
  return (
    <div className={classes.frame}>
      {user && <Header user={user} />}
      <WorkshopBanner />
      {children}
      {user && <Footer user={user} />}
    </div>
  );
}
