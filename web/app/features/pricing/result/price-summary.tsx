import { pieceOfBatch } from '#core/pricing/price-notes.ts';
import { isLoss } from '#core/pricing/profitability.ts';
import { type DraftPrice, differs } from '#core/products/draft-price.ts';
import { formatMoney, formatPercent } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { Stack } from '../../../ui/look/box.tsx';
import { LineFigure } from '../../../ui/look/figure.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { PriceDrawing } from '../../../ui/price/price-drawing.tsx';
import { priceParts } from '../../../ui/price/price-parts.ts';
import classes from './result.module.css';

export function PriceSummary({ price }: { readonly price: DraftPrice }) {
  const lost = isLoss(price.profit);
  const tone = (isLost: boolean) => (isLost ? ({ tone: 'bad' } as const) : undefined);
  return (
    <Stack gap={3}>
      {price.batchSize > 1 && <Text tone="soft">{pieceOfBatch(price.batchSize)}</Text>}
      <PriceDrawing parts={priceParts(price)} />
      <Stack as="dl" gap={2} className={classes.summary}>
        {differs(price) && (
          <LineFigure label={labels.suggestedPrice} value={formatMoney(price.suggestedPrice)} />
        )}
        <LineFigure label={labels.totalCost} value={formatMoney(price.totalCost)} />
        {differs(price) && (
          <LineFigure
            label={labels.markup}
            value={formatPercent(Number(price.markup))}
            {...tone(lost)}
          />
        )}
        <LineFigure
          label={labels.netMargin}
          value={formatPercent(price.netMargin)}
          {...tone(lost)}
        />
        <LineFigure
          label={labels.earnedPerHour}
          value={formatMoney(price.earnedPerHour)}
          {...tone(isLoss(price.earnedPerHour))}
        />
      </Stack>
    </Stack>
  );
}
