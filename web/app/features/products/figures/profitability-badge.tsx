import { standingLabels } from '#core/messages/profitability.ts';
import type { Standing } from '#core/pricing/profitability.ts';
import classes from './profitability-badge.module.css';
import { StandingIcon } from './standing-icon.tsx';

/** What a product is called, in colour, sign and word. */
export function ProfitabilityBadge({ standing }: { readonly standing: Standing }) {
  return (
    <span className={classes.badge} data-standing={standing}>
      <StandingIcon standing={standing} size={16} />
      {standingLabels[standing]}
    </span>
  );
}
