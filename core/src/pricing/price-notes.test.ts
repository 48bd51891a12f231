import { expect, test } from 'vitest';
import { pieceOfBatch, piecesMade, priceRange, profitLabel } from './price-notes.ts';

test('a profit below zero has another name', () => {
  expect(['8.00', '0.00', '-0.01', -3].map(profitLabel)).toEqual([
    'Lucro',
    'Lucro',
    'Prejuízo',
    'Prejuízo',
  ]);
});

test('a piece of a batch is named', () => {
  expect(pieceOfBatch(1200)).toBe('por peça, de 1.200');
  expect(piecesMade(12)).toBe('rende 12 peças');
});

test.each([
  [25, 7000.4, 'de R$ 25 a R$ 7.000'],
  [0.35, 25.4, 'de R$ 0,35 a R$ 25,40'],
  [25, 25, undefined],
  [7000.1, 7000.4, undefined],
])('between %d and %d an average says: %s', (lowestPrice, highestPrice, text) => {
  expect(priceRange({ lowestPrice, highestPrice })?.replaceAll('\u00a0', ' ')).toBe(text);
});
