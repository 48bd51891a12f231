import type { UnitTypeId } from '../choices/unit-types.ts';
import { type DecimalInput, quotient, toDecimal } from '../pricing/decimal.ts';
import { parseDecimal } from '../pricing/parse-decimal.ts';
import { amountText } from '../pricing/price-text.ts';
import type { Pack } from '../pricing/row-cost.ts';
import { formatDecimal, formatMoney } from '../text/formats.ts';
import { ratioOf } from '../typed/ratio.ts';
import { convert } from '../typed/read-term.ts';
import { draftRowTotal } from './draft-price.ts';
import { productFields } from './fields.ts';
import { readNumber } from './number-text.ts';
import { type MaterialDraft, type ProductDraft, rowPricing } from './product-draft.ts';
import { questions } from './question-texts.ts';

/** A question about the hours comes above these. */
const longHours = '24';
/** A question about a row comes above this, in R$. */
const dearRow = '1000';

export interface HoursQuestion {
  readonly text: string;
  /** What to type if minutes were meant; null where the text has a unit. */
  readonly asMinutes: string | null;
}

/**
 * Asks about the hours of a piece that are more than a day and a night.
 *
 * @param typed the hours before they were brought within bounds
 */
export function questionOfHours(
  { productionTime, batchSize }: Pick<ProductDraft, 'productionTime' | 'batchSize'>,
  typed = productionTime,
): HoursQuestion | null {
  const pieces = Math.max(readNumber(productFields.batchSize, batchSize), 1);
  const hours = toDecimal(readNumber(productFields.productionTime, typed));
  if (hours.lte(toDecimal(longHours).times(String(pieces)))) return null;
  const each = formatDecimal(quotient(hours, toDecimal(pieces), 2).toFixed());
  return {
    text: pieces > 1 ? questions.hoursOfBatch(each) : questions.hours(each),
    asMinutes: parseDecimal(typed) === null ? null : `${formatDecimal(hours.toFixed())} min`,
  };
}

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
