import { expect, test } from 'vitest';
import { gatherButton, gatheredToast, gatheringUndoneToast, inPieces } from './gathering-texts.ts';

test('pieces are named, and the others counted', () => {
  expect(inPieces({ count: 1, names: ['Urso'] })).toBe('em Urso');
  expect(inPieces({ count: 3, names: ['Urso', 'Coelho', 'Rã'] })).toBe('em Urso, Coelho e Rã');
  expect(inPieces({ count: 5, names: ['Urso', 'Coelho', 'Rã'] })).toBe(
    'em Urso, Coelho, Rã e mais\u00a02',
  );
});

test('what was done and undone is counted', () => {
  expect(gatherButton(12, 3)).toBe('Trazer 12 materiais');
  expect(gatherButton(0, 1)).toBe('Ligar 1 material');
  expect(gatheredToast({ created: 1, products: 2 })).toBe(
    '1 material novo no catálogo, 2 peças ligadas.',
  );
  expect(gatheredToast({ created: 0, products: 1 })).toBe('1 peça ligada ao catálogo.');
  const kept = ['A', 'B', 'C', 'D'].map((name) => ({ name }));
  expect(gatheringUndoneToast({ kept })).toBe('Desfeito. Mudaram depois e ficaram: A, B, C…');
});
