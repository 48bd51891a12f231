import { roundToCents, toDecimal } from '../pricing/decimal.ts';
import { takeOut } from './movements.ts';

/**
 * What a sale brings in all, and over what the pieces cost: their average, or the product's cost where
 * there are none; in R$ with cents.
 *
 * @param pieces above 0
 * @throws {RangeError} when a number is not a finite decimal
 */
export function saleOutcome(
  shelf: { readonly onHand: number; readonly value: number },
  totalCost: number,
  pieces: number,
  unitPrice: number,
): { total: number; earned: number } | null {
  if (pieces <= 0) return null;
  const stock = { onHand: toDecimal(shelf.onHand), value: toDecimal(shelf.value) };
  const cost = toDecimal(totalCost);
  const { value } = takeOut(stock, toDecimal(pieces), (some) => some.times(cost));
  const total = toDecimal(unitPrice).times(String(pieces));
  return {
    total: Number(roundToCents(total).toFixed()),
    earned: Number(roundToCents(total.plus(value)).toFixed()),
  };
}
