import { expect, test } from 'vitest';
import { isChannelPrice, saleFees } from './sale-fees.ts';

test('each piece is a sale: what is rounded, and what is fixed, counts for every one', () => {
  const shop = { bands: [{ from: 0, percent: 12.5, fixed: 4 }], sellerCost: 1.5 };
  // 12.5 % of 0.12 is 0.015: two cents for each piece, not 4.5 for three.
  expect(saleFees(shop, 0.12, 3)).toBe('16.56');
  expect(saleFees({ bands: [{ from: 0, percent: 0, fixed: 0 }] }, 50, 2)).toBe('0.00');
});

test.each([
  [0, false],
  [0.01, true],
  [999_999.99, true],
  [1_000_000, false],
])('something is sold in a channel for R$ %d: %s', (price, is) => {
  expect(isChannelPrice(price)).toBe(is);
});
