import { IconChevronDown, IconCrown } from '@tabler/icons-react';
import { memo } from 'react';
import { Link, useLocation } from 'react-router';
import { isPaid, type PlanId } from '#core/plans/plans.ts';
import type { Me } from '#core/schemas/account.ts';
import { Dropdown } from '../../ui/buttons/dropdown.tsx';
import { VisuallyHidden } from '../../ui/look/visually-hidden.tsx';
import { Logo } from '../../ui/screen/logo.tsx';
import classes from './header.module.css';
import { navigationFor, screenLabel } from './screens.ts';
import { UserMenu } from './user-menu.tsx';

export const Header = memo(function Header({ user }: { readonly user: Me }) {
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

/** The navigation behind one button, for small screens. */
function ScreenMenu({ plan }: { readonly plan: PlanId }) {
  const { pathname } = useLocation();
  const button = (
    <>
      {screenLabel(pathname)}
      <IconChevronDown size={18} aria-hidden />
    </>
  );
  return (
    <Dropdown button={button} buttonClass={classes.pick} width={288}>
      <ScreenLinks plan={plan} className={classes.column} />
    </Dropdown>
  );
}

interface ScreenLinksProps {
  readonly plan: PlanId;
  readonly className: string | undefined;
}

function ScreenLinks({ plan, className }: ScreenLinksProps) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {navigationFor(plan, pathname).map(({ label, to, Icon, locked, current }) => (
        <li key={label}>
          <Link
            to={to}
            prefetch="intent"
            className={classes.link}
            aria-current={current ? 'page' : undefined}
          >
            <Icon size={20} stroke={1.7} aria-hidden />
            {label}
            {locked && (
              <span className={classes.crown}>
                <IconCrown size={16} stroke={2} aria-hidden />
                <VisuallyHidden>, exclusivo do plano Pro</VisuallyHidden>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
