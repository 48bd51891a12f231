import { expect, test } from 'vitest';
import { freePlanStatus, productLimitNote } from './plan-status.ts';

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

test.each([
  [5, 'Você já tem 5 produtos, o máximo do plano Gratuito.'],
  [22, 'Você tem 22 produtos, e o plano Gratuito guarda até 5.'],
])('with %i products there is no room: %s', (products, note) => {
  expect(productLimitNote(products)).toBe(note);
});
