import type { NumberField } from '../fields/field.ts';

/** What an hour counts, in R$, for a user who has set nothing. */
export const defaultHourlyRate = 25;

export const hourlyRateField = {
  kind: 'number',
  label: 'Valor da hora',
  unit: 'reaisPerHour',
  min: 10,
  max: 100,
  step: 1,
  decimals: 2,
  least: { from: 10 },
  fallback: defaultHourlyRate,
} as const satisfies NumberField;
