import { IconChevronDown } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import type { PlanId } from '#core/plans/plans.ts';
import { Dropdown } from '../../ui/buttons/dropdown.tsx';
import classes from './header.module.css';
import { ScreenLinks } from './screen-links.tsx';
import { screenLabel } from './screens.ts';

/** The screens behind one button that names the present one, for small screens. */
export function ScreenMenu({ plan }: { readonly plan: PlanId }) {
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
