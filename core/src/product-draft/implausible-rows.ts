import { type DecimalInput, toDecimal } from '../numbers/decimal.ts';
import type { Pack } from '../pricing/row-cost.ts';
import { ratioOf } from '../typed/ratio.ts';
import { convert } from '../typed/read-term.ts';
import type { UnitTypeId } from '../units/unit-types.ts';
import { draftRowTotal } from './draft-price.ts';
import { type MaterialDraft, rowPricing } from './product-draft.ts';

/** A question about a row comes above this, in R$. */
const dearRow = '1000';

/** Whether a row needs a question: more is used than was bought, or it costs a great deal. */
export function isImplausible(row: MaterialDraft): boolean {
  const { quantity, unit, pack } = rowPricing(row);
  return (unit && pack && isMoreThan(quantity, unit, pack)) || isDear(draftRowTotal(row));
}

/** @param total of a row, in R$ */
export const isDear = (total: string) => toDecimal(total).gt(dearRow);

/** Whether a quantity is more than a pack holds. */
export function isMoreThan(quantity: DecimalInput, unit: UnitTypeId, pack: Pack): boolean {
  const { over, under } = convert(ratioOf(quantity), unit, pack.unit);
  return over.gt(under.times(toDecimal(pack.content)));
}
