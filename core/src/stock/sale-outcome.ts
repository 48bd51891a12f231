import { type DecimalInput, roundToCents, toDecimal } from '../pricing/decimal.ts';
import { takeOut } from './movements.ts';

/**
 * What a sale brings in all, what is left of it after fees, and over what the pieces cost: their average, or the product's cost where
 * there are none; in R$ with cents.
 *
 * @param pieces above 0
 * @param fees what a channel takes of all of them, in R$
 * @throws {RangeError} when a number is not a finite decimal
 */
export function saleOutcome(
  shelf: { readonly onHand: number; readonly value: number },
  totalCost: number,
  pieces: number,
  unitPrice: number,
  fees: DecimalInput = 0,
): { total: number; left: number; earned: number } | null {
  if (pieces <= 0) return null;
  const stock = { onHand: toDecimal(shelf.onHand), value: toDecimal(shelf.value) };
  const cost = toDecimal(totalCost);
  const { value } = takeOut(stock, toDecimal(pieces), (some) => some.times(cost));
  const total = toDecimal(unitPrice).times(String(pieces));
  const left = total.minus(toDecimal(fees));
  return {
    total: Number(roundToCents(total).toFixed()),
    left: Number(roundToCents(left).toFixed()),
    earned: Number(roundToCents(left.plus(value)).toFixed()),
  };
}
