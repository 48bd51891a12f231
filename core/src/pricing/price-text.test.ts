import { expect, test } from 'vitest';
import { amountText, priceText, saysUnitPrice, unitPriceText, wasteText } from './price-text.ts';

test('a price is said as it is paid', () => {
  expect(priceText({ unitPrice: 2.5, pack: null }, 'metro')).toBe('R$\u00a02,50 por metro');
  const pack = { price: 1234.5, content: 0.000001, unit: 'quilograma' } as const;
  expect(priceText({ unitPrice: null, pack }, 'grama')).toBe(
    'R$\u00a01.234,50 por 0,000001\u00a0kg',
  );
});

test('a price per unit keeps its four decimals', () => {
  expect(unitPriceText('0.0744', 'metro')).toBe('R$\u00a00,0744 por m');
  expect(unitPriceText('28.0000', 'unidade')).toBe('R$\u00a028,00 por unidade');
  expect(unitPriceText('1234.5000', 'litro')).toBe('R$\u00a01.234,50 por L');
});

test.each([
  [10, 'par', '10 pares'],
  ['3', 'rolo', '3 rolos'],
  [2, 'novelo', '2 novelos'],
  [2, 'meada', '2 meadas'],
  [3.5, 'cone', '3,5 cones'],
  [2, 'cento', '2 centos'],
  [1, 'novelo', '1 novelo'],
  [1.5, 'novelo', '1,5 novelo'],
  ['0.5', 'par', '0,5 par'],
  [5, 'folha', '5 fl'],
  [2, 'duzia', '2 dz'],
  [254, 'metro', '254 m'],
] as const)('%s of %s is %s', (amount, unit, text) => {
  expect(amountText(amount, unit).replace('\u00a0', ' ')).toBe(text);
});

test('a pack of one of its unit says what a unit costs', () => {
  const pack = { price: 30, content: 1, unit: 'novelo' } as const;
  expect(saysUnitPrice(pack, 'novelo')).toBe(true);
  expect(saysUnitPrice({ ...pack, content: 2 }, 'novelo')).toBe(false);
  expect(saysUnitPrice({ ...pack, unit: 'quilograma' }, 'grama')).toBe(false);
});

test('no waste is not mentioned', () => {
  expect([0, 5, 2.5].map(wasteText)).toEqual([null, 'perda de 5%', 'perda de 2,5%']);
});
