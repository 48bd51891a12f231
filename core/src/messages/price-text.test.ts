import { expect, test } from 'vitest';
import { priceText, unitPriceInWords, wasteText } from './price-text.ts';

test('a price is said as it is paid', () => {
  expect(priceText({ unitPrice: 2.5, pack: null }, 'metro')).toBe('R$\u00a02,50 por metro');
  const pack = { price: 1234.5, content: 0.000001, unit: 'quilograma' } as const;
  expect(priceText({ unitPrice: null, pack }, 'grama')).toBe(
    'R$\u00a01.234,50 por 0,000001\u00a0kg',
  );
});

test('a price per unit keeps its four decimals', () => {
  expect(unitPriceInWords('0.0744', 'metro')).toBe('R$\u00a00,0744 por metro');
  expect(unitPriceInWords('1234.5000', 'litro')).toBe('R$\u00a01.234,5000 por litro');
});

test('no waste is not mentioned', () => {
  expect([0, 5, 2.5].map(wasteText)).toEqual([null, 'perda de 5%', 'perda de 2,5%']);
});
