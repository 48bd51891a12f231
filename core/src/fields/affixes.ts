import type { NumberField } from './field.ts';

interface Affixes {
  readonly prefix?: string;
  readonly suffix?: string;
}

/** What stands before or after a number in its field. */
export const affixes: Readonly<Record<NumberField['unit'], Affixes>> = {
  units: {},
  pieces: {},
  hours: { suffix: 'horas' },
  reais: { prefix: 'R$' },
  reaisPerHour: { prefix: 'R$' },
  percent: { suffix: '%' },
};
