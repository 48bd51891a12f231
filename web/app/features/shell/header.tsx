import { IconChevronDown, IconCrown } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import type { Me } from '#core/account/account-schemas.ts';
import { isPaid } from '#core/plans/plans.ts';
import { deviceStorage } from '../../ui/browser/browser-storage.ts';
import { useLoaded } from '../../ui/browser/use-loaded.ts';
import { Dropdown } from '../../ui/buttons/dropdown.tsx';
import { useGoingTo } from '../../ui/screen/coming.ts';
import { Logo } from '../../ui/screen/logo.tsx';
import { stopwatchPrefix } from '../session/drafts.ts';
import { ScreenLinks } from './screen-links.tsx';
import { navigationFor, screenLabel } from './screens.ts';
import classes from './shell.module.css';
import { UserMenu } from './user-menu.tsx';

// Almost nobody's header loads it.
const loadStopwatch = () =>
  import('../stopwatch/header-stopwatch.tsx').then((part) => part.HeaderStopwatch);

export const Header = memo(function Header({ user }: { readonly user: Me }) {
  const pathname = useGoingTo();
  const entries = navigationFor(user.plan, pathname);
  // Drawn anew on every screen, the header sees one that was started on the last.
  const hasStopwatch = deviceStorage.hasPrefix(stopwatchPrefix(user.id));
  const HeaderStopwatch = useLoaded(hasStopwatch, loadStopwatch);
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
        {HeaderStopwatch && <HeaderStopwatch userId={user.id} />}
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
