import { IconChevronDown, IconCrown } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { isPaid } from '#core/plans/plans.ts';
import type { Me } from '#core/schemas/account.ts';
import { Dropdown } from '../../ui/buttons/dropdown.tsx';
import { useGoingTo } from '../../ui/screen/coming.ts';
import { Logo } from '../../ui/screen/logo.tsx';
import { RunningStopwatch } from './running-stopwatch.tsx';
import { ScreenLinks } from './screen-links.tsx';
import { navigationFor, screenLabel } from './screens.ts';
import classes from './shell.module.css';
import { UserMenu } from './user-menu.tsx';

export const Header = memo(function Header({ user }: { readonly user: Me }) {
  const pathname = useGoingTo();
  const entries = navigationFor(user.plan, pathname);
  return (
    <header className={classes.header}>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a part of the page, as its address says */}
      <a
        href="#conteudo"
        className={classes.skip}
        onClick={(event) => {
          // The browser's own jump would add a history entry that the router does not know.
          event.preventDefault();
          document.getElementById('conteudo')?.focus();
        }}
      >
        Pular para o conteúdo
      </a>
      <div className={classes.bar}>
        <Link to="/dashboard" className={classes.home} aria-label="Artesa, início">
          <Logo />
        </Link>
        <nav aria-label="Principal" className={classes.wide}>
          <ScreenLinks entries={entries} className={classes.nav} />
        </nav>
        {/* Behind one button, for small screens. */}
        <nav aria-label="Páginas" className={classes.narrow}>
          <Dropdown
            button={
              <>
                {screenLabel(pathname)}
                <IconChevronDown size={18} aria-hidden />
              </>
            }
            buttonClass={classes.pick}
            width={288}
          >
            <ScreenLinks entries={entries} />
          </Dropdown>
        </nav>
        <RunningStopwatch userId={user.id} />
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
