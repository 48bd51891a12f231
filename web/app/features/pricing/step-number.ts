import { type PricingField, pricingBounds, pricingFallbacks } from '#core/pricing/bounds.ts';
import { clampToBounds } from '#core/pricing/clamp.ts';
import { parseDecimal } from '#core/pricing/parse-decimal.ts';
import { fieldText } from './settle-number.ts';

/** What an arrow key makes of a number field: one step up or down, within the field's bounds. */
export function stepNumber(field: PricingField, typed: string, direction: 1 | -1): string {
  const { step, min, decimals } = pricingBounds[field];
  const scale = 10 ** decimals;
  // Counted in the field's smallest unit, where doubles are exact.
  const units = Math.round(Number(parseDecimal(typed) ?? pricingFallbacks[field]) * scale);
  const moved = units + direction * Math.round(step * scale);
  const bounded = Math.max(moved, Math.round(min * scale));
  return fieldText(field, clampToBounds(field, (bounded / scale).toFixed(decimals)));
}
