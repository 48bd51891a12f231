import {
  centsText,
  type Decimal,
  type DecimalInput,
  percentText,
  quotient,
  roundToCents,
  toDecimal,
} from '../numbers/decimal.ts';
import { type Earned, type EarningPiece, earnedOf } from './earned.ts';

/** A price in R$, two decimals, less so many per cent of it; rounded half-up to cents. */
export function discounted(price: DecimalInput, percent: DecimalInput): string {
  return centsText(
    toDecimal(price)
      .times(toDecimal('100').minus(toDecimal(percent)))
      .times('0.01'),
  );
}

/**
 * The largest discount, in per cent with one decimal rounded down, at which a price in R$ still
 * covers its cost; '0.0' where it does not even without one.
 */
export function discountUntilLoss(price: DecimalInput, cost: DecimalInput): string {
  const whole = toDecimal(price);
  const room = whole.minus(toDecimal(cost));
  if (whole.lte('0') || room.lte('0')) return '0.0';
  const nearest = toDecimal(percentText(room, whole));
  const tooMuch = nearest.times(whole).gt(room.times('100'));
  return (tooMuch ? nearest.minus('0.1') : nearest).toFixed(1);
}

/**
 * The smallest price, in R$ with two decimals, whose net margin (price less cost, ÷ price) is at least
 * so many per cent.
 *
 * @param margin 0 to below 100
 */
export function floorForMargin(cost: DecimalInput, margin: DecimalInput): string {
  const share = toDecimal('100').minus(toDecimal(margin));
  return centsText(roundedUp(toDecimal(cost).times('100'), share));
}

function roundedUp(part: Decimal, whole: Decimal): Decimal {
  const nearest = quotient(part, whole, 2);
  return nearest.times(whole).lt(part) ? nearest.plus('0.01') : nearest;
}

/** What a larger order brings, in R$ with two decimals; the net margin in per cent with one. */
export interface OrderOutcome {
  /** The price of a piece: discounted, and never below the floor. */
  readonly price: string;
  /** Whether the floor stopped the price from going lower. */
  readonly isHeld: boolean;
  readonly total: string;
  /** The profit of a piece, beyond its total cost; below 0 its hour is not wholly paid. */
  readonly profit: string;
  readonly labour: string;
  /** What a piece earns, and then what the whole order earns. */
  readonly earned: Earned;
  readonly totalEarned: Earned;
  readonly netMargin: string;
}

/**
 * An order of so many pieces at a discount.
 *
 * @param piece its price, total cost and labour in R$, and the hours of its batch
 * @param floor in R$: what a discount does not go below. A price that is below it anyway stays
 * @param netOf what is left of a price in R$ after the fees of where it is sold
 */
export function orderOutcome(
  piece: Omit<EarningPiece, 'profit'> & {
    readonly finalPrice: DecimalInput;
    readonly totalCost: DecimalInput;
  },
  order: { readonly quantity: DecimalInput; readonly percent: DecimalInput },
  floor: DecimalInput = 0,
  netOf: (price: string) => string = (price) => price,
): OrderOutcome {
  const full = roundToCents(toDecimal(piece.finalPrice));
  const wished = toDecimal(discounted(piece.finalPrice, order.percent));
  const least = toDecimal(floor).gt(full) ? full : toDecimal(floor);
  const isHeld = wished.lt(least);
  const price = isHeld ? least : wished;
  const profit = toDecimal(netOf(centsText(price))).minus(toDecimal(piece.totalCost));
  const sold = { ...piece, profit: centsText(profit) };
  const quantity = toDecimal(order.quantity);
  return {
    price: centsText(price),
    isHeld,
    total: centsText(price.times(quantity)),
    profit: sold.profit,
    labour: String(piece.labour),
    earned: earnedOf(sold),
    totalEarned: earnedOf(sold, order.quantity),
    netMargin: percentText(profit, price),
  };
}
