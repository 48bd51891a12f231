import { expect, test } from 'vitest';
import { freePlanStatus } from './plan-status.ts';

test.each([
  [0, 'room', 'Você está no plano Gratuito'],
  [3, 'room', 'Você está no plano Gratuito'],
  [4, 'near', 'Você está quase no limite!'],
  [5, 'reached', 'Limite de produtos atingido!'],
  [12, 'reached', 'Limite de produtos atingido!'],
])('with %i products: %s', (products, level, title) => {
  expect(freePlanStatus(products)).toMatchObject({ level, title });
});

test('says how many of how many, and what to do', () => {
  const texts = [0, 4, 5].map((products) => freePlanStatus(products).text);
  expect(texts).toEqual([
    '0/5 produtos usados. Faça upgrade para recursos ilimitados',
    'Considere fazer upgrade!',
    'Faça upgrade para continuar adicionando produtos',
  ]);
});
