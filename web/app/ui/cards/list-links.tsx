import { IconCrown, IconTrash } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { actWords } from '#core/app/app-texts.ts';
import { type PlanId, plans } from '#core/plans/plans.ts';
import { VisuallyHidden } from '../look/visually-hidden.tsx';
import classes from './cards.module.css';

export function TrashLink() {
  return (
    <p>
      <Link to="/trash" className={classes.trash}>
        <IconTrash size={18} stroke={1.7} aria-hidden />
        Ver a lixeira
      </Link>
    </p>
  );
}

/** The link from a list to where a spreadsheet of it comes in. */
export function ImportLink({ plan }: { readonly plan: PlanId }) {
  const { pathname } = useLocation();
  const isLocked = !plans[plan].features.sheets;
  return (
    <Link to="/import" state={{ from: pathname }} className={classes.inText}>
      {isLocked && <IconCrown size={14} stroke={2} aria-hidden />}
      {actWords.bringList}
      {isLocked && <VisuallyHidden>, exclusivo do plano Pro</VisuallyHidden>}
    </Link>
  );
}
