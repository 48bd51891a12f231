import type { Fields } from '../fields/field.ts';
import { discountWords } from '../pricing/discount-texts.ts';
import { piecesField } from './fields.ts';

const percent = {
  kind: 'number',
  unit: 'percent',
  min: 0,
  step: 5,
  decimals: 2,
  least: { from: 0 },
} as const;

/** What is typed about a discount; nothing of it is stored. */
export const discountFields = {
  percent: { ...percent, label: discountWords.percent, max: 100, fallback: 0 },
  quantity: { ...piecesField, label: discountWords.quantity, max: 9999 },
  floor: { ...percent, label: discountWords.floor, max: 99.99, fallback: 20 },
} as const satisfies Fields;
