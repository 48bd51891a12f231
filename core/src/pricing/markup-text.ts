import { percentText, roundToCents, toDecimal } from '../numbers/decimal.ts';
import { formatPercent } from '../numbers/formats.ts';
import type { PriceBreakdown } from './price.ts';

interface PricedToday {
  readonly finalPrice: PriceBreakdown['finalPrice'] | number;
  readonly profit: PriceBreakdown['profit'] | number;
}

/**
 * The markup by which a product is rated, in per cent: '45%'. Where the cost of today makes another
 * one of the same price, both, so that the figures beside it add up: '45%, hoje 10,5%'.
 */
export function markupText(rated: number, { finalPrice, profit }: PricedToday): string {
  const price = toDecimal(finalPrice);
  const earned = toDecimal(profit);
  const cost = price.minus(earned);
  const today = Number(percentText(earned, cost, 2));
  const follows = roundToCents(cost.times(toDecimal(rated).plus('100')).times('0.01')).eq(price);
  const text = formatPercent(rated);
  return follows || today === rated ? text : `${text}, hoje ${formatPercent(today)}`;
}
