import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLoaded } from '../../ui/browser/use-loaded.ts';
import { Logo } from '../../ui/screen/logo.tsx';
import { OfflineBanner } from '../../ui/screen/offline-banner.tsx';
import { useSession } from '../session/use-session.ts';
import { Footer } from './footer.tsx';
import classes from './public-frame.module.css';

interface PublicFrameProps {
  readonly children: ReactNode;
  readonly wide?: boolean;
  /** Replaces the logo without moving the card. */
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
}

export function PublicFrame({ children, wide = false, header, footer }: PublicFrameProps) {
  return (
    <div className={classes.frame}>
      <OfflineBanner />
      {header ?? (
        <header className={classes.head}>
          <Link to="/" className={classes.home} aria-label="Artesa, página inicial">
            <Logo />
          </Link>
        </header>
      )}
      <main id="conteudo" className={classes.card} data-wide={wide} data-below-header={!!header}>
        {children}
      </main>
      {footer}
    </div>
  );
}

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
