import type { Standing } from '#core/pricing/profitability.ts';
import { standingLabels } from '#core/pricing/profitability-labels.ts';
import classes from './profitability-badge.module.css';
import { StandingIcon } from './standing-icon.tsx';

export function ProfitabilityBadge({ standing }: { readonly standing: Standing }) {
  return (
    <span className={classes.badge} data-standing={standing}>
      <StandingIcon standing={standing} size={16} />
      {standingLabels[standing]}
    </span>
  );
}
