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

test('prices far apart are said beside their average', () => {
  const range = priceRange({ lowestPrice: 25, highestPrice: 7000.4 });
  expect(range?.replaceAll('\u00a0', ' ')).toBe('de R$ 25 a R$ 7.000');
  expect(priceRange({ lowestPrice: 25, highestPrice: 25 })).toBeNull();
});
