import { minimumField } from '../catalogue/catalogue-fields.ts';
import type { Fields } from '../fields/field.ts';
import { maxFinalPrice } from '../pricing/final-price.ts';
import { amountField, piecesField } from '../products/product-fields.ts';
import { stockLabels } from './stock-labels.ts';

/** Nothing at all is an answer, too. */
const fromNothing = { min: 0, least: { from: 0 } } as const;

const reais = {
  ...fromNothing,
  kind: 'number',
  unit: 'reais',
  max: maxFinalPrice,
  step: 1,
  decimals: 2,
  fallback: null,
  typedAs: 'sum',
} as const;

export const stockFields = {
  minimum: minimumField,
  quantity: amountField,
  counted: { ...amountField, ...fromNothing, label: stockLabels.counted },
  value: { ...reais, label: stockLabels.paid, optional: true },
  pieces: piecesField,
  countedPieces: { ...piecesField, ...fromNothing, label: stockLabels.counted, fallback: null },
  soldPrice: { ...reais, label: stockLabels.soldPrice },
} as const satisfies Fields;

/** Characters (code points) of a movement's note. */
export const noteBounds = { min: 1, max: 200 } as const;
