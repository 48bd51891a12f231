import { centsText, toDecimal } from '../pricing/decimal.ts';
import type { Stock } from '../schemas/stock.ts';

/** What all that lies there is worth, in R$ with cents. What is below zero is not there. */
export function worthOf({ materials, products }: Stock): string {
  const there = [...materials, ...products].filter(({ onHand }) => onHand > 0);
  return centsText(there.reduce((sum, { value }) => sum.plus(toDecimal(value)), toDecimal(0)));
}
