import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link, NavLink, useLocation } from 'react-router';
import type { Me } from '#core/schemas/account.ts';
import { Logo } from '../../ui/logo.tsx';
import classes from './frame.module.css';
import { screenLabel, screens } from './screens.ts';
import { UserMenu } from './user-menu.tsx';

export function Header({ user }: { readonly user: Me }) {
  return (
    <header className={classes.header}>
      <a href="#conteudo" className={classes.skip}>
        Pular para o conteúdo
      </a>
      <div className={classes.bar}>
        <Link to="/dashboard" className={classes.home} aria-label="Artesa, início">
          <Logo />
        </Link>
        <nav aria-label="Principal" className={classes.wide}>
          <ul className={classes.nav}>
            {screens.map(({ to, label, Icon }) => (
              <li key={to}>
                <NavLink to={to} className={classes.link ?? ''}>
                  <Icon size={20} stroke={1.7} aria-hidden />
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Páginas" className={classes.narrow}>
          <ScreenMenu />
        </nav>
        <UserMenu user={user} />
      </div>
    </header>
  );
}

function ScreenMenu() {
  const { pathname } = useLocation();
  const current = screenLabel(pathname);
  return (
    <Menu
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      position="bottom-end"
      width={220}
    >
      <Menu.Target>
        <button type="button" className={classes.pick}>
          {current}
          <IconChevronDown size={18} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown aria-label="Páginas">
        {screens.map(({ to, label, Icon }) => (
          <Menu.Item
            key={to}
            component={Link}
            to={to}
            className={classes.link}
            leftSection={<Icon size={20} stroke={1.7} aria-hidden />}
            aria-current={label === current ? 'page' : undefined}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
