import { expect, test } from 'vitest';
import { breakdownAtPrice } from '../pricing/price.ts';
import { leftOver, pieceOfBatch, profitLabel, suggestionNote } from './price-notes.ts';

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

test('a profit below zero has another name', () => {
  expect(['8.00', '0.00', '-0.01', -3].map(profitLabel)).toEqual([
    'Lucro',
    'Lucro',
    'Prejuízo',
    'Prejuízo',
  ]);
});

test('the suggestion and the piece of a batch are named', () => {
  expect(plain(suggestionNote('1234.5'))).toBe('Preço sugerido: R$ 1.234,50');
  expect(pieceOfBatch(1200)).toBe('por peça, de 1.200');
});
