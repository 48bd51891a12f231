import { Link, useLocation } from 'react-router';
import type { PlanId } from '#core/plans/plans.ts';
import classes from './header.module.css';
import { ProMark } from './pro-mark.tsx';
import { navigationFor } from './screens.ts';

/** The screens as a row, where there is room for one. */
export function ScreenLinks({ plan }: { readonly plan: PlanId }) {
  const { pathname } = useLocation();
  return (
    <ul className={classes.nav}>
      {navigationFor(plan, pathname).map(({ label, to, Icon, locked, current }) => (
        <li key={label}>
          <Link to={to} className={classes.link} aria-current={current ? 'page' : undefined}>
            <Icon size={20} stroke={1.7} aria-hidden />
            {label}
            {locked && <ProMark />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
