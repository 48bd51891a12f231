import { type DecimalInput, toDecimal } from '../numbers/decimal.ts';
import { type EarningPiece, hourStateOf } from './earned.ts';
import { noRounding, type RoundingId } from './final-price.ts';

export type Profitability = 'lucrative' | 'attention' | 'loss';

/** The lowest markups, in per cent, at which a product counts as lucrative or needs attention. */
export const profitabilityThresholds = { lucrative: 40, attention: 30 } as const;

/**
 * Classifies a markup in per cent (specification, section 4).
 *
 * @throws {RangeError} when the markup is not a finite decimal number.
 */
export function profitabilityOf(markup: DecimalInput): Profitability {
  const value = toDecimal(markup);
  if (value.gte(String(profitabilityThresholds.lucrative))) return 'lucrative';
  if (value.gte(String(profitabilityThresholds.attention))) return 'attention';
  return 'loss';
}

/**
 * What cards and lists call a product: the lowest class is 'low' while there is a profit. Without one
 * it is 'unpaid' while the hour still brings something, and a 'loss' where it brings less than nothing.
 */
export type Standing = Profitability | 'low' | 'unpaid';

/**
 * What a product is called.
 *
 * @param markup by which it is rated, in per cent
 * @param price of a piece, in R$
 * @throws {RangeError} when one is not a finite decimal number.
 */
export function standingOf(
  markup: DecimalInput,
  price: Pick<EarningPiece, 'labour' | 'profit'>,
): Standing {
  const hour = hourStateOf(price);
  if (hour !== 'paid') return hour;
  const profitability = profitabilityOf(markup);
  return profitability === 'loss' ? 'low' : profitability;
}

/** Whether a profit (in R$) is below zero. */
export function isLoss(profit: DecimalInput): boolean {
  return toDecimal(profit).lt('0');
}

/** The typed markup, or the one that results where the price was rounded or chosen; in per cent. */
export function practisedMarkup<Markup extends DecimalInput>(price: {
  readonly rounding: RoundingId;
  readonly chosenPrice: DecimalInput | null;
  readonly marginPercentage: Markup;
  readonly markup: Markup;
}): Markup {
  const isTyped = price.rounding === noRounding && price.chosenPrice === null;
  return isTyped ? price.marginPercentage : price.markup;
}

/** Whether the form warns about this markup (in per cent): below 30. */
export function isLowMarkup(markup: DecimalInput): boolean {
  return profitabilityOf(markup) === 'loss';
}

/** Whether the average markup of all products (in per cent) should be raised: below 35. */
export function isAverageMarkupLow(average: DecimalInput): boolean {
  return toDecimal(average).lt('35');
}
