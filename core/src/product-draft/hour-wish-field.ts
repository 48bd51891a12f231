import type { NumberField } from '../fields/field.ts';
import { priceChoice } from '../pricing/chosen-price-notes.ts';

/** What an hour is to bring: it gives a chosen price, and is stored nowhere. */
export const hourWishField = {
  kind: 'number',
  label: priceChoice.hour,
  unit: 'reaisPerHour',
  min: 0.01,
  max: 99999.99,
  step: 1,
  decimals: 2,
  least: { above: 0 },
  optional: true,
  fallback: null,
} as const satisfies NumberField;
