import { type Decimal, type DecimalInput, quotient, toDecimal } from '../numbers/decimal.ts';

/** How a suggested price becomes the final one. A product and a user store the `id`. */
export const roundings = [
  { id: 'none', name: 'Sem arredondar', step: '0', ending: '0' },
  { id: 'real', name: 'Reais inteiros', step: '1', ending: '0' },
  { id: '90', name: 'Final ,90', step: '1', ending: '0.9' },
  { id: '99', name: 'Final ,99', step: '1', ending: '0.99' },
  { id: '5', name: 'De 5 em 5 reais', step: '5', ending: '0' },
  { id: '10', name: 'De 10 em 10 reais', step: '10', ending: '0' },
] as const;

export type RoundingId = (typeof roundings)[number]['id'];

export const roundingIds = roundings.map(({ id }) => id);

export const noRounding: RoundingId = 'none';

/** The highest final price, in R$. */
export const maxFinalPrice = 9_999_999.99;

/**
 * The smallest price at or above the suggested one that ends as it should.
 *
 * @param suggested in R$ with two decimals, not negative
 * @throws {RangeError} when there is no such rounding.
 */
export function roundPrice(suggested: Decimal, id: RoundingId): Decimal {
  if (id === noRounding) return suggested;
  const { step, ending } = endingOf(id);
  return smallestEnding(suggested, toDecimal(step), toDecimal(ending));
}

/** @throws {RangeError} when there is no such rounding. */
export function endingOf(id: RoundingId): Pick<(typeof roundings)[number], 'step' | 'ending'> {
  const rounding = roundings.find((each) => each.id === id);
  if (!rounding) throw new RangeError('Not a rounding');
  return rounding;
}

/** The smallest of `ending`, `ending + step`, … that is no less than a price. All in R$. */
export function smallestEnding(price: Decimal, step: Decimal, ending: Decimal): Decimal {
  const above = price.minus(ending);
  if (above.lte('0')) return ending;
  // Above 0 and counted in cents, so half a step less a cent makes half-up a rounding up.
  const steps = quotient(above.times('2').plus(step).minus('0.01'), step.times('2'), 0);
  return ending.plus(steps.times(step));
}

/** Whether a price, in R$ with a point, is one that a product may have. */
export function isPriceWithinReach(price: DecimalInput): boolean {
  return toDecimal(price).lte(String(maxFinalPrice));
}
