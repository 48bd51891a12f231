import { expect, test } from 'vitest';
import { emptyProduct } from '#core/products/product-draft.ts';
import { newRow, type PricingDraft, withKeys } from '../draft/draft-rows.ts';
import { profitToday } from './profit-today.ts';

const empty = withKeys(emptyProduct());

/** R$ 10,00 of labour at R$ 10,00 an hour, which sells for R$ 20,00. */
const piece: PricingDraft = {
  ...empty,
  materials: [newRow()],
  productionTime: '1',
  hourlyRate: '10',
  noFixedCosts: true,
  marginPercentage: '100',
};

test('at another rate a piece brings what its price leaves', () => {
  expect([10, 15, 21.08].map((rate) => profitToday(piece, rate))).toEqual([
    '10.00',
    '5.00',
    '-1.08',
  ]);
});

test('what is typed and not saved counts', () => {
  expect(profitToday({ ...piece, productionTime: '2' }, 21.08)).toBe('-2.16');
});
