import { Outlet } from 'react-router';
import { useSession } from '../features/session/use-session.ts';
import { Footer } from '../features/shell/footer.tsx';
import { Header } from '../features/shell/header.tsx';
import classes from '../features/shell/shell.module.css';
import { WorkshopBanner } from '../features/shell/workshop-banner.tsx';

export default function FrameLayout() {
  const session = useSession('public');
  const user = session.status === 'user' ? session.user : null;
  return (
    <div className={classes.frame}>
      {user && <Header user={user} />}
      <WorkshopBanner />
      <Outlet />
      {user && <Footer user={user} />}
    </div>
  );
}
