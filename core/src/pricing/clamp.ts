import { type PricingField, pricingBounds } from './bounds.ts';
import { type DecimalInput, toDecimal } from './decimal.ts';

/**
 * What a number field of the form holds once it is left: rounded half-up to the field's decimals;
 * what lies outside the accepted range becomes the nearest bound the form offers, so 0.25 h stays
 * and 0 h becomes 0.5 h. Answers a plain decimal text ('0.5').
 *
 * @throws {RangeError} when the value is not a finite decimal number.
 */
export function clampToBounds(field: PricingField, value: DecimalInput): string {
  const { min, max, decimals, smallest } = pricingBounds[field];
  const rounded = toDecimal(value).round(decimals);
  if (rounded.lt(String(smallest))) return String(min);
  if (rounded.gt(String(max))) return String(max);
  return rounded.eq('0') ? '0' : rounded.toFixed();
}
