import { formatMoney, formatPercent } from '#core/numbers/formats.ts';
import { earnedOf, hourStateOf } from '#core/pricing/earned.ts';
import { earnedAmount, earnedLabel } from '#core/pricing/earned-texts.ts';
import { priceLabels } from '#core/pricing/price-labels.ts';
import { pieceOfBatch } from '#core/pricing/price-notes.ts';
import { type DraftPrice, differs } from '#core/product-draft/draft-price.ts';
import { Stack } from '../../../ui/look/box.tsx';
import { LineFigure } from '../../../ui/look/figure.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { hourTones } from '../../../ui/look/tones.ts';
import { PriceDrawing } from '../../../ui/price/price-drawing.tsx';
import { priceParts } from '../../../ui/price/price-parts.ts';
import classes from './result.module.css';

export function PriceSummary({ price }: { readonly price: DraftPrice }) {
  const { earned } = earnedOf(price);
  const tone = { tone: hourTones[hourStateOf(price)] };
  return (
    <Stack gap={3}>
      {price.batchSize > 1 && <Text tone="soft">{pieceOfBatch(price.batchSize)}</Text>}
      <PriceDrawing parts={priceParts(price)} />
      <Stack as="dl" gap={2} className={classes.summary}>
        <LineFigure label={earnedLabel(earned)} value={earnedAmount(earned)} {...tone} strong />
        <LineFigure
          label={priceLabels.earnedPerHour}
          value={formatMoney(price.earnedPerHour)}
          {...tone}
        />
        {differs(price) && (
          <LineFigure
            label={priceLabels.suggestedPrice}
            value={formatMoney(price.suggestedPrice)}
          />
        )}
        <LineFigure label={priceLabels.totalCost} value={formatMoney(price.totalCost)} />
        {differs(price) && (
          <LineFigure
            label={priceLabels.markup}
            value={formatPercent(Number(price.markup))}
            {...tone}
          />
        )}
        <LineFigure
          label={priceLabels.netMargin}
          value={formatPercent(price.netMargin)}
          {...tone}
        />
      </Stack>
    </Stack>
  );
}
