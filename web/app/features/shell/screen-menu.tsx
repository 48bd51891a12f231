import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import type { PlanId } from '#core/plans/plans.ts';
import classes from './header.module.css';
import { ProMark } from './pro-mark.tsx';
import { navigationFor, screenLabel } from './screens.ts';

/** The screens behind one button that names the present one, for small screens. */
export function ScreenMenu({ plan }: { readonly plan: PlanId }) {
  const { pathname } = useLocation();
  return (
    <Menu withinPortal={false} withInitialFocusPlaceholder={false} position="bottom" width={288}>
      <Menu.Target>
        <button type="button" className={classes.pick}>
          {screenLabel(pathname)}
          <IconChevronDown size={18} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {navigationFor(plan, pathname).map(({ label, to, Icon, locked, current }) => (
          <Menu.Item
            key={label}
            component={Link}
            to={to}
            className={classes.entry}
            leftSection={<Icon size={20} stroke={1.7} aria-hidden />}
            rightSection={locked && <ProMark />}
            aria-current={current ? 'page' : undefined}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
