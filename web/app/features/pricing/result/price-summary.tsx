import { pieceOfBatch } from '#core/pricing/price-notes.ts';
import { isLoss } from '#core/pricing/profitability.ts';
import type { DraftPrice } from '#core/products/draft-price.ts';
import { formatMoney, formatPercent } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { PriceDrawing } from '../../../ui/price/price-drawing.tsx';
import { priceParts } from '../../../ui/price/price-parts.ts';
import classes from './price-summary.module.css';

export const differs = ({ finalPrice, suggestedPrice }: DraftPrice) =>
  finalPrice !== suggestedPrice;

export function PriceSummary({ price }: { readonly price: DraftPrice }) {
  const lost = isLoss(price.profit);
  return (
    <div>
      {price.batchSize > 1 && <p className={classes.batch}>{pieceOfBatch(price.batchSize)}</p>}
      <PriceDrawing parts={priceParts(price)} />
      <dl className={classes.figures}>
        {differs(price) && (
          <Row label={labels.suggestedPrice} value={formatMoney(price.suggestedPrice)} />
        )}
        <Row label={labels.totalCost} value={formatMoney(price.totalCost)} />
        {differs(price) && (
          <Row label={labels.markup} value={formatPercent(Number(price.markup))} isLoss={lost} />
        )}
        <Row label={labels.netMargin} value={formatPercent(price.netMargin)} isLoss={lost} />
        <Row
          label={labels.earnedPerHour}
          value={formatMoney(price.earnedPerHour)}
          isLoss={isLoss(price.earnedPerHour)}
        />
      </dl>
    </div>
  );
}

interface RowProps {
  readonly label: string;
  readonly value: string;
  readonly isLoss?: boolean;
}

function Row({ label, value, isLoss = false }: RowProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-loss={isLoss || undefined}>{value}</dd>
    </div>
  );
}
