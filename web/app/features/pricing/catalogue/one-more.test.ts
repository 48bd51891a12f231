import { expect, test } from 'vitest';
import { emptyMaterial } from '#core/product-draft/product-draft.ts';
import { withOneMore } from './one-more.ts';

test.each([
  ['1', '2'],
  ['1.000,5', '1.001,5'],
  ['9.998', '9.999'],
  ['9.999', undefined],
  ['', undefined],
  ['30 x 40 cm', undefined],
])('a row with %j of a material has %j with one more', (quantity, more) => {
  expect(withOneMore({ ...emptyMaterial, quantity })?.quantity).toBe(more);
});

test('a pack is used in larger numbers', () => {
  expect(withOneMore({ ...emptyMaterial, byPack: true, quantity: '9.999' })?.quantity).toBe(
    '10.000',
  );
});
