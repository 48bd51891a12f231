import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { screenTitles } from '#core/app/app-texts.ts';
import { useLoaded } from '../../ui/browser/use-loaded.ts';
import { Logo } from '../../ui/screen/logo.tsx';
import { OfflineBanner } from '../../ui/screen/offline-banner.tsx';
import { useSession } from '../session/use-session.ts';
import classes from './shell.module.css';

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
          <Link to="/" className={classes.home} aria-label={screenTitles.home}>
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

const loadAround = () =>
  Promise.all([import('./header.tsx'), import('./footer.tsx')]).then(
    ([{ Header }, { Footer }]) => ({
      Header,
      Footer,
    }),
  );

/** A card below the logo for visitors, between header and footer for users. */
export function CardFrame({ children }: { readonly children: ReactNode }) {
  const session = useSession('public');
  const user = session.status === 'user' ? session.user : null;
  // Lazy: visitors, who are most, do not need it.
  const around = useLoaded(user !== null, loadAround);
  if (!user || !around) return <PublicFrame>{children}</PublicFrame>;
  return (
    <PublicFrame header={<around.Header user={user} />} footer={<around.Footer user={user} />}>
      {children}
    </PublicFrame>
  );
}
