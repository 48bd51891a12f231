import { expect, test } from 'vitest';
import { leftOver, roundingHint, suggestionHint } from './chosen-price-notes.ts';
import { breakdownAtPrice } from './price.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const costs = { materials: [], productionTime: '1', hourlyRate: '25', fixedCosts: '3.63' };

test.each([
  [
    '20',
    'Prejuízo de R$ 8,63 por peça (margem líquida de -43,1%). Para cobrir o custo, cobre pelo menos R$ 28,63.',
  ],
  [
    '28.62',
    'Prejuízo de R$ 0,01 por peça (margem líquida de 0,0%). Para cobrir o custo, cobre pelo menos R$ 28,63.',
  ],
  ['28.63', 'Não sobra nada: o preço só cobre o custo.'],
  ['40', 'Sobram R$ 11,37 por peça (margem líquida de 28,4%).'],
])('of R$ %s it is said what is left', (price, text) => {
  expect(plain(leftOver(breakdownAtPrice(costs, price)))).toBe(text);
});

test.each([
  ['1234.50', '1234.50', true, 'Vazio, fica o preço sugerido: R$ 1.234,50.'],
  ['45.20', '45.90', true, 'Vazio, fica o preço arredondado: R$ 45,90. Preço sugerido: R$ 45,20.'],
  ['45.20', '60.00', false, 'Preço sugerido: R$ 45,20.'],
])('of %s beside %s the hint says what holds', (suggestedPrice, finalPrice, isEmpty, text) => {
  const price = { suggestedPrice, finalPrice, isChosen: !isEmpty };
  expect(plain(suggestionHint(price, isEmpty))).toBe(text);
});

test('rounding says what it makes of the suggestion, if it makes anything', () => {
  const price = { suggestedPrice: '45.20', finalPrice: '45.90', isChosen: false };
  expect(plain(roundingHint(price) ?? '')).toBe('R$ 45,20 vira R$ 45,90.');
  expect(roundingHint({ ...price, finalPrice: '45.20' })).toBeNull();
  expect(roundingHint({ ...price, isChosen: true })).toContain('não é arredondado');
});
