import { IconCrown } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { isPaid } from '#core/plans/plans.ts';
import type { Me } from '#core/schemas/account.ts';
import { Logo } from '../../ui/screen/logo.tsx';
import classes from './header.module.css';
import { ScreenLinks } from './screen-links.tsx';
import { ScreenMenu } from './screen-menu.tsx';
import { UserMenu } from './user-menu.tsx';

/** Above every screen; what depends on the address asks for it by itself. */
export const Header = memo(function Header({ user }: { readonly user: Me }) {
  return (
    <header className={classes.header}>
      <SkipLink />
      <div className={classes.bar}>
        <Link to="/dashboard" className={classes.home} aria-label="Artesa, início">
          <Logo />
        </Link>
        <nav aria-label="Principal" className={classes.wide}>
          <ScreenLinks plan={user.plan} className={classes.nav} />
        </nav>
        <nav aria-label="Páginas" className={classes.narrow}>
          <ScreenMenu plan={user.plan} />
        </nav>
        {!isPaid(user.plan) && (
          <Link to="/upgrade" className={classes.pro} aria-label="Pro: fazer upgrade">
            <IconCrown size={18} stroke={1.8} aria-hidden />
            Pro
          </Link>
        )}
        <UserMenu user={user} />
      </div>
    </header>
  );
});

function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a part of the page, as its address says
    <a
      href="#conteudo"
      className={classes.skip}
      onClick={(event) => {
        // A jump of the browser's own would be an entry in the history that the router never made.
        event.preventDefault();
        document.getElementById('conteudo')?.focus();
      }}
    >
      Pular para o conteúdo
    </a>
  );
}
