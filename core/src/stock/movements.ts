import { type Decimal, quotient, toDecimal } from '../numbers/decimal.ts';
import { stockDecimals } from './amounts.ts';

/** What there is of a material or of a piece: how much, and what all of it is worth in R$. */
export interface Stock {
  readonly onHand: Decimal;
  readonly value: Decimal;
}

/** How much comes (above 0) or goes, and its value in R$. Stock is the sum of its movements. */
export interface Movement {
  readonly quantity: Decimal;
  readonly value: Decimal;
}

/** What a quantity costs that stock does not cover, in R$ with six decimals at most. */
export type Cost = (quantity: Decimal) => Decimal;

const none = toDecimal(0);

/**
 * What goes out: value × quantity ÷ on hand, rounded half-up to six decimals, and the last of it all
 * that remains. What stock does not cover has its cost.
 *
 * @param quantity above 0
 */
export function takeOut({ onHand, value }: Stock, quantity: Decimal, cost: Cost): Movement {
  const taken = { quantity: quantity.times('-1') };
  if (onHand.lte(none)) return { ...taken, value: cost(quantity).times('-1') };
  if (quantity.gt(onHand)) {
    return { ...taken, value: value.plus(cost(quantity.minus(onHand))).times('-1') };
  }
  const share = quantity.eq(onHand)
    ? value
    : quotient(value.times(quantity), onHand, stockDecimals);
  return { ...taken, value: share.times('-1') };
}

/**
 * What a count finds, as the difference to what was known. More comes at the average, or at its cost
 * where there is none; less goes as anything does.
 *
 * @param counted 0 or above
 */
export function count({ onHand, value }: Stock, counted: Decimal, cost: Cost): Movement {
  const more = counted.minus(onHand);
  if (more.lt(none)) return takeOut({ onHand, value }, more.times('-1'), cost);
  const worth = onHand.gt(none) ? quotient(value.times(more), onHand, stockDecimals) : cost(more);
  return { quantity: more, value: worth };
}

export const opposite = ({ quantity, value }: Movement): Movement => ({
  quantity: quantity.times('-1'),
  value: value.times('-1'),
});

export const after = (stock: Stock, { quantity, value }: Movement): Stock => ({
  onHand: stock.onHand.plus(quantity),
  value: stock.value.plus(value),
});
