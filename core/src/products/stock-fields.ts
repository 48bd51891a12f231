import type { Fields } from '../fields/field.ts';
import { maxFinalPrice } from '../pricing/final-price.ts';
import { stockLabels } from '../stock/stock-labels.ts';
import { labels } from '../text/labels.ts';

const quantity = {
  kind: 'number',
  label: labels.quantity,
  unit: 'units',
  min: 0.1,
  max: 999_999.999_999,
  step: 1,
  decimals: 6,
  least: { above: 0 },
  fallback: null,
  typedAs: 'amount',
} as const;

const pieces = {
  kind: 'number',
  label: labels.pieces,
  unit: 'pieces',
  min: 1,
  max: 9999,
  step: 1,
  decimals: 0,
  least: { from: 1 },
  fallback: 1,
} as const;

/** What is kept of a catalogue material's stock, and what a movement tells. */
export const stockFields = {
  /** In the unit that the material is used in. */
  minimum: {
    ...quantity,
    label: stockLabels.minimum,
    min: 0,
    least: { from: 0 },
    optional: true,
  },
  quantity,
  counted: { ...quantity, label: stockLabels.counted, min: 0, least: { from: 0 } },
  /** What was paid for all of it. */
  value: {
    kind: 'number',
    label: stockLabels.paid,
    unit: 'reais',
    min: 0,
    max: maxFinalPrice,
    step: 1,
    decimals: 2,
    least: { from: 0 },
    optional: true,
    fallback: null,
    typedAs: 'sum',
  },
  pieces,
  countedPieces: {
    ...pieces,
    label: stockLabels.counted,
    min: 0,
    least: { from: 0 },
    fallback: null,
  },
  soldPrice: {
    kind: 'number',
    label: stockLabels.soldPrice,
    unit: 'reais',
    min: 0,
    max: maxFinalPrice,
    step: 1,
    decimals: 2,
    least: { from: 0 },
    fallback: null,
    typedAs: 'sum',
  },
} as const satisfies Fields;

/** Characters (code points) of a movement's note. */
export const noteBounds = { min: 1, max: 200 } as const;
