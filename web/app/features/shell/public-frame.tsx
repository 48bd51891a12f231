import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '../../ui/logo.tsx';
import { OfflineBanner } from '../../ui/offline-banner.tsx';
import classes from './public-frame.module.css';

interface PublicFrameProps {
  readonly children: ReactNode;
  readonly wide?: boolean;
}

/** One card under the logo, for the screens before somebody is signed in. */
export function PublicFrame({ children, wide = false }: PublicFrameProps) {
  return (
    <div className={classes.frame}>
      <OfflineBanner />
      <header className={classes.head}>
        <Link to="/" className={classes.home} aria-label="Artesa, página inicial">
          <Logo />
        </Link>
      </header>
      <main id="conteudo" className={classes.card} data-wide={wide}>
        {children}
      </main>
    </div>
  );
}
