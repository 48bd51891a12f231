import { centsText, type DecimalInput, toDecimal } from '../numbers/decimal.ts';
import { type Earned, earnedIn, forWork, type HourState, hourStateOf } from '../pricing/earned.ts';
import { breakdownAtPrice, type CostInput } from '../pricing/price.ts';

export interface SaleOutcome extends Earned {
  /** What it brings in all, and what of that is left after fees, in R$. */
  readonly total: string;
  readonly left: string;
  /** The specification's, of all pieces. */
  readonly profit: string;
  readonly hour: HourState;
}

/**
 * What a sale brings: the same as their card shows of its pieces, and where their price is
 * offered. The server counts it so in the month.
 *
 * @param pieces above 0
 * @param fees what a channel takes of all of them, in R$
 * @throws {RangeError} when a number is not a finite decimal
 */
export function saleOutcome(
  costs: CostInput,
  pieces: number,
  unitPrice: number,
  fees: DecimalInput = 0,
): SaleOutcome | null {
  if (pieces <= 0) return null;
  const piece = breakdownAtPrice(costs, unitPrice);
  const all = (amount: string) => toDecimal(amount).times(String(pieces));
  const taken = toDecimal(fees);
  const sold = {
    labour: centsText(all(piece.labour)),
    profit: centsText(all(piece.profit).minus(taken)),
  };
  const hours = toDecimal(costs.productionTime).times(String(pieces));
  return {
    ...earnedIn(forWork(sold), hours, costs.batchSize),
    total: centsText(all(piece.finalPrice)),
    left: centsText(all(piece.finalPrice).minus(taken)),
    profit: sold.profit,
    hour: hourStateOf(sold),
  };
}
