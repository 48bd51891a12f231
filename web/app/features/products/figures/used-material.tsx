import { defaultUnitType } from '#core/choices/unit-types.ts';
import { amountText } from '#core/pricing/price-text.ts';
import type { Product } from '#core/schemas/product.ts';
import { formatDecimal, formatMoney } from '#core/text/formats.ts';
import { Row } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import classes from './figures.module.css';

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
