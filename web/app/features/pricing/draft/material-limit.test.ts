import { expect, test } from 'vitest';
import { materialLimit } from './material-limit.ts';

test('the free plan has room for ten materials, and what a better plan allowed stays', () => {
  const message = 'Limite de 10 materiais por produto atingido no plano gratuito!';
  expect(materialLimit('free', 0)).toEqual({ max: 10, message, byPlan: true });
  expect(materialLimit('free', 12)).toEqual({ max: 12, message, byPlan: true });
});

test('with Pro there is room for as many as a product may have', () => {
  const message = 'Informe no máximo 500 materiais';
  expect(materialLimit('pro', 0)).toEqual({ max: 500, message, byPlan: false });
});
