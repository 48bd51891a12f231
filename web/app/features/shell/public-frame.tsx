import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '../../ui/screen/logo.tsx';
import { OfflineBanner } from '../../ui/screen/offline-banner.tsx';
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
