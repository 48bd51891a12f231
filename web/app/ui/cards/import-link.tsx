import { IconCrown } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { type PlanId, plans } from '#core/plans/plans.ts';
import { actWords } from '#core/text/act-words.ts';
import { VisuallyHidden } from '../look/visually-hidden.tsx';
import classes from './cards.module.css';

/** From a list to where a spreadsheet of it comes in. */
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
