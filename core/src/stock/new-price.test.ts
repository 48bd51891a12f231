import { expect, test } from 'vitest';
import { isNewPrice } from './new-price.ts';

const byUnit = { unitPrice: 2.5, pack: null };
const byPack = { unitPrice: null, pack: { price: 18.9, content: 254, unit: 'metro' } } as const;

test.each([
  [byUnit, 2.5, false],
  [byUnit, 2.6, true],
  // The catalogue takes neither a gift nor a part of a cent.
  [byUnit, 0, false],
  [byUnit, 0.0744, false],
  [byPack, 18.9, false],
  [byPack, 20.32, true],
  [byPack, 0, true],
  [byPack, 20.325, false],
])('of %j R$ %s asks about a new price: %s', (material, paid, asks) => {
  expect(isNewPrice(material, paid)).toBe(asks);
});
