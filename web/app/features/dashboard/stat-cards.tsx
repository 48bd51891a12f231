import { formatDecimal, formatMoney, formatPercent } from '#core/numbers/formats.ts';
import { freePlanStatus } from '#core/plans/plan-status.ts';
import { type PlanId, planLabels, plans } from '#core/plans/plans.ts';
import { priceLabels } from '#core/pricing/price-labels.ts';
import { priceRange } from '#core/pricing/price-notes.ts';
import type { ProductSummary } from '#core/products/product-schemas.ts';
import { Grid } from '../../ui/look/box.tsx';
import { FigureCard } from '../../ui/look/figure.tsx';

interface StatCardsProps {
  readonly summary: ProductSummary;
  readonly plan: PlanId;
}

export function StatCards({ summary, plan }: StatCardsProps) {
  const { count, averageMargin, averagePrice, lucrative } = summary;
  const { products: limit } = plans[plan].limits;
  const none = count === 0;
  const total = formatDecimal(count);
  return (
    <Grid least="8rem" gap={3}>
      <FigureCard
        label="Produtos"
        value={limit === null ? total : `${total}/${limit}`}
        note={limit === null ? 'sem limite no seu plano' : roomNote(count)}
      />
      <FigureCard
        label="Margem média"
        value={none ? '–' : formatPercent(averageMargin, 0)}
        tone={averageMargin < 0 ? 'bad' : 'plain'}
        note={priceLabels.markup.toLowerCase()}
      />
      <FigureCard
        label="Preço médio"
        value={none ? '–' : formatMoney(averagePrice)}
        note={priceRange(summary) ?? 'por peça'}
      />
      <FigureCard
        label="Lucrativos"
        value={`${formatDecimal(lucrative)}/${total}`}
        note="com margem de 40% ou mais"
      />
    </Grid>
  );
}

/** The note on the free plan of how near its limit is. */
function roomNote(count: number): string {
  const { level, title } = freePlanStatus(count);
  return level === 'room' ? `no plano ${planLabels.free}` : title;
}
