import { quotient, toDecimal } from '../numbers/decimal.ts';
import { formatDecimal } from '../numbers/formats.ts';
import { productFields } from '../products/product-fields.ts';
import { readNumber } from '../typed/number-text.ts';
import { parseDecimal } from '../typed/parse-decimal.ts';
import type { ProductDraft } from './product-draft.ts';
import { questions } from './question-texts.ts';

/** A question about the hours comes above these. */
const longHours = '24';

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
