import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { Logo } from '../../ui/logo.tsx';
import { OfflineBanner } from '../../ui/offline-banner.tsx';
import { useStaticPage } from '../../ui/use-static-page.ts';
import { useSession } from '../session/use-session.ts';
import { Footer } from './footer.tsx';
import classes from './frame.module.css';
import { Header } from './header.tsx';

interface OpenFrameProps {
  readonly children: ReactNode;
  /** Offers a visitor the way back to where they came from. */
  readonly back?: boolean;
}

/** Around a screen that everybody may open: header and footer for a user, the mark for a visitor. */
export function OpenFrame({ children, back = false }: OpenFrameProps) {
  const session = useSession('public');
  const user = session.status === 'user' ? session.user : null;
  const isStatic = useStaticPage() !== null;
  return (
    <div className={classes.frame}>
      {user ? (
        <Header user={user} />
      ) : (
        <header className={classes.visitorBar}>
          <Link to="/" className={classes.home} aria-label="Artesa, página inicial">
            <Logo />
          </Link>
          {back && isStatic && <StaticBackButton />}
          {back && session.status === 'visitor' && <BackButton />}
        </header>
      )}
      <OfflineBanner />
      {children}
      {user && <Footer />}
    </div>
  );
}

function BackButton() {
  const navigate = useNavigate();
  const goBack = () => {
    // The router numbers what it has shown: before its first screen there is nothing of ours.
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    void (idx > 0 ? navigate(-1) : navigate('/'));
  };
  return (
    <Button {...look} onClick={goBack}>
      Voltar
    </Button>
  );
}

/** The same on a page without the application: home, unless its script knows the way back. */
function StaticBackButton() {
  return (
    <form action="/" data-back>
      <Button {...look} type="submit">
        Voltar
      </Button>
    </form>
  );
}

const look = {
  variant: 'default',
  leftSection: <IconArrowLeft size={18} aria-hidden />,
};
