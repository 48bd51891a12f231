import { formatMoney, formatPercent } from '#core/messages/formats.ts';
import { labels } from '#core/messages/labels.ts';
import type { PriceBreakdown } from '#core/pricing/price.ts';
import { PriceDrawing } from '../../../ui/price/price-drawing.tsx';
import { priceParts } from '../../../ui/price/price-parts.ts';
import classes from './price-summary.module.css';

/** What a price is made of, drawn and in figures: costs, total cost, profit and net margin. */
export function PriceSummary({
  price,
}: {
  readonly price: Omit<PriceBreakdown, 'materialTotals'>;
}) {
  return (
    <div>
      <PriceDrawing parts={priceParts(price)} />
      <dl className={classes.figures}>
        <div>
          <dt>{labels.totalCost}</dt>
          <dd>{formatMoney(price.totalCost)}</dd>
        </div>
        <div>
          <dt>{labels.netMargin}</dt>
          <dd>{formatPercent(price.netMargin)}</dd>
        </div>
      </dl>
    </div>
  );
}
