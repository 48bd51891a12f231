import { craftName } from '#core/crafts/crafts.ts';
import { formatCount, formatDecimal, formatMoney } from '#core/numbers/formats.ts';
import type { PriceBreakdown } from '#core/pricing/price.ts';
import { priceLabels } from '#core/pricing/price-labels.ts';
import { piecesMade } from '#core/pricing/price-notes.ts';
import { amountText } from '#core/pricing/price-text.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { sayHours } from '#core/typed/say-hours.ts';
import { defaultUnitType } from '#core/units/unit-types.ts';
import { Row, Stack } from '../../../ui/look/box.tsx';
import { LineFigure } from '../../../ui/look/figure.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { priceParts } from '../../../ui/price/price-parts.ts';
import classes from './figures.module.css';

/** What the price is made of, drawn and in figures. */
export function CostBreakdown({ price }: { readonly price: PriceBreakdown }) {
  const parts = priceParts(price);
  return (
    <Stack gap={3} pad={3} className={classes.costs}>
      <div className={classes.drawing} aria-hidden="true">
        {parts.map(({ kind, share }) => (
          <span key={kind} data-part={kind} style={{ flexGrow: share }} />
        ))}
      </div>
      <Stack as="dl" gap={1}>
        {parts.map(
          ({ kind, label, amount }) =>
            kind !== 'profit' && (
              <LineFigure
                key={kind}
                label={
                  <Row as="span" gap={2}>
                    <span className={classes.swatch} data-part={kind} aria-hidden="true" />
                    {label}
                  </Row>
                }
                value={amount}
              />
            ),
        )}
        <LineFigure label={priceLabels.totalCost} value={formatMoney(price.totalCost)} strong />
      </Stack>
    </Stack>
  );
}

/** 'Crochê · 3 h 45 min · 5 materiais · rende 12 peças' */
export const factsOf = ({ craftCategory, productionTime, materials, batchSize }: Product) =>
  [
    craftName(craftCategory),
    sayHours(productionTime),
    formatCount(materials.length, 'material', 'materiais'),
    batchSize > 1 && piecesMade(batchSize),
  ]
    .filter(Boolean)
    .join(' · ');

type Material = Product['materials'][number];

/** How much of a material goes into a product, and what that costs. */
export const UsedMaterial = ({ material }: { readonly material: Material }) => (
  <Row as="li" wrap between align="start" gap={4}>
    <span className={classes.used}>
      {usedText(material)} <bdi>{material.name}</bdi>
    </span>
    <Text as="span" figures>
      {formatMoney(material.totalPrice)}
    </Text>
  </Row>
);

/** '2 ×', or '85 m de' where the unit says more than a number. */
function usedText({ quantity, unit }: Material): string {
  return unit === defaultUnitType
    ? `${formatDecimal(quantity)} ×`
    : `${amountText(quantity, unit)} de`;
}
