import { expect, test } from 'vitest';
import { emptyValues, stepErrors } from './onboarding-values.ts';

const filled = {
  ...emptyValues,
  name: 'Maria da Silva',
  email: 'maria@example.com',
  password: 'segredo',
  confirmPassword: 'segredo',
};

test('accepts a filled first step', async () => {
  expect(await stepErrors(1, filled)).toEqual({});
});

test('names every empty field', async () => {
  expect(Object.keys(await stepErrors(1, emptyValues)).toSorted()).toEqual([
    'confirmPassword',
    'email',
    'name',
    'password',
  ]);
});

test('says what is wrong with each field', async () => {
  const wrong = { ...filled, email: 'maria', password: 'abc', confirmPassword: 'abd' };
  expect(await stepErrors(1, wrong)).toEqual({
    email: 'Email inválido',
    password: 'A senha deve ter pelo menos 6 caracteres',
    confirmPassword: 'As senhas não coincidem',
  });
});
