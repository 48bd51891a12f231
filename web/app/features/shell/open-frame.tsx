import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { OfflineBanner } from '../../ui/screen/offline-banner.tsx';
import { useSession } from '../session/use-session.ts';
import { BackButton } from './back-button.tsx';
import { Footer } from './footer.tsx';
import classes from './frame.module.css';
import { Header } from './header.tsx';
import { VisitorBar } from './visitor-bar.tsx';

interface OpenFrameProps {
  readonly children: ReactNode;
  /** Offers a visitor the way back to where they came from. */
  readonly back?: boolean;
}

/** Around a screen that everybody may open: header and footer for a user, the mark for a visitor. */
export function OpenFrame({ children, back = false }: OpenFrameProps) {
  const session = useSession('public');
  const navigate = useNavigate();
  const user = session.status === 'user' ? session.user : null;
  const goBack = () => {
    // The router numbers what it has shown: before its first screen there is nothing of ours.
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
      {user && <Footer />}
    </div>
  );
}
