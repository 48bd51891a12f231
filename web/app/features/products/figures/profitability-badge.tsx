import { IconAlertTriangle, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { profitabilityLabels } from '#core/messages/labels.ts';
import { profitabilityOf } from '#core/pricing/profitability.ts';
import classes from './profitability-badge.module.css';

const icons = {
  lucrative: IconTrendingUp,
  attention: IconAlertTriangle,
  loss: IconTrendingDown,
} as const;

/** How profitable a markup over cost (in per cent) is, in colour, sign and word. */
export function ProfitabilityBadge({ markup }: { readonly markup: number }) {
  const kind = profitabilityOf(markup);
  const Icon = icons[kind];
  return (
    <span className={classes.badge} data-kind={kind}>
      <Icon size={16} aria-hidden />
      {profitabilityLabels[kind]}
    </span>
  );
}
