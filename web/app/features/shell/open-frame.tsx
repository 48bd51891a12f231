import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { OfflineBanner } from '../../ui/screen/offline-banner.tsx';
import { useSession } from '../session/use-session.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './shell.module.css';
import { BackButton, VisitorBar } from './visitor-bar.tsx';

interface OpenFrameProps {
  readonly children: ReactNode;
  /** Offers visitors a way back. */
  readonly back?: boolean;
}

/** Around a screen for everybody: header and footer for a user, the visitor bar otherwise. */
export function OpenFrame({ children, back = false }: OpenFrameProps) {
  const session = useSession('public');
  const navigate = useNavigate();
  const user = session.status === 'user' ? session.user : null;
  const goBack = () => {
    // The router numbers its entries; before the first there is another site.
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    void (idx > 0 ? navigate(-1) : navigate('/'));
  };
  return (
    <div className={classes.frame}>
      {user ? (
        <Header user={user} />
      ) : (
        <VisitorBar>
          {back && session.status === 'visitor' && <BackButton onClick={goBack} />}
        </VisitorBar>
      )}
      <OfflineBanner />
      {children}
      {user && <Footer user={user} />}
    </div>
  );
}
