import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '../../ui/screen/logo.tsx';
import { OfflineBanner } from '../../ui/screen/offline-banner.tsx';
import classes from './public-frame.module.css';

interface PublicFrameProps {
  readonly children: ReactNode;
  readonly wide?: boolean;
  /** Stands in the mark's place, and leaves the card where it is. */
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
}

/** One card under the logo, for the screens before somebody is signed in. */
export function PublicFrame({ children, wide = false, header, footer }: PublicFrameProps) {
  return (
    <div className={classes.frame}>
      <OfflineBanner />
      {header ?? <Mark />}
      <main id="conteudo" className={classes.card} data-wide={wide} data-below-header={!!header}>
        {children}
      </main>
      {footer}
    </div>
  );
}

function Mark() {
  return (
    <header className={classes.head}>
      <Link to="/" className={classes.home} aria-label="Artesa, página inicial">
        <Logo />
      </Link>
    </header>
  );
}
