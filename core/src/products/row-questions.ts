import type { UnitTypeId } from '../choices/unit-types.ts';
import { type DecimalInput, toDecimal } from '../pricing/decimal.ts';
import { amountText } from '../pricing/price-text.ts';
import type { Pack } from '../pricing/row-cost.ts';
import { formatMoney } from '../text/formats.ts';
import { ratioOf } from '../typed/ratio.ts';
import { convert } from '../typed/read-term.ts';
import { draftRowTotal } from './draft-price.ts';
import { type MaterialDraft, rowPricing } from './product-draft.ts';
import { rowQuestions as questions } from './row-question-texts.ts';

/** A question about a row comes above this, in R$. */
const dearRow = '1000';

/** Asks about more of a material than its pack holds, or one that costs a great deal. */
export function questionOfRow(row: MaterialDraft): string | null {
  const { quantity, unit, pack } = rowPricing(row);
  if (unit && pack && isMoreThan(quantity, unit, pack)) {
    const used = amountText(quantity, unit);
    return questions.moreThanBought(used, amountText(pack.content, pack.unit));
  }
  const total = draftRowTotal(row);
  return toDecimal(total).gt(dearRow) ? questions.dear(formatMoney(total)) : null;
}

function isMoreThan(quantity: DecimalInput, unit: UnitTypeId, pack: Pack): boolean {
  const { over, under } = convert(ratioOf(quantity), unit, pack.unit);
  return over.gt(under.times(toDecimal(pack.content)));
}
