import { Link, useLocation } from 'react-router';
import type { PlanId } from '#core/plans/plans.ts';
import classes from './header.module.css';
import { ProMark } from './pro-mark.tsx';
import { navigationFor } from './screens.ts';

interface ScreenLinksProps {
  readonly plan: PlanId;
  readonly className: string | undefined;
}

/** The screens of the application; the one that is open is marked. */
export function ScreenLinks({ plan, className }: ScreenLinksProps) {
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
            {locked && <ProMark />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
