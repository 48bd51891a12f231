import { type DecimalInput, toDecimal } from './decimal.ts';

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

/** Whether the form warns about this markup (in per cent): below 30. */
export function isLowMarkup(markup: DecimalInput): boolean {
  return profitabilityOf(markup) === 'loss';
}

/** Below this average markup, in per cent, the advice is to raise it. */
const advisedAverageMarkup = 35;

/** Whether the average markup of all products (in per cent) should be raised. */
export function isAverageMarkupLow(average: DecimalInput): boolean {
  return toDecimal(average).lt(String(advisedAverageMarkup));
}
