import { expect, test } from 'vitest';
import { emptyValues, reachedStep, signUpInput, stepErrors } from './onboarding-values.ts';

const filled = {
  ...emptyValues,
  name: 'Maria da Silva',
  email: 'maria@example.com',
  password: 'segredo',
  confirmPassword: 'segredo',
};

test('accepts a filled first step', async () => {
  expect(await stepErrors(1, filled, false)).toEqual({});
});

test('names every empty field', async () => {
  expect(Object.keys(await stepErrors(1, emptyValues, false)).toSorted()).toEqual([
    'confirmPassword',
    'email',
    'name',
    'password',
  ]);
});

test('says what is wrong with each field', async () => {
  const wrong = { ...filled, email: 'maria', password: 'abc', confirmPassword: 'abd' };
  expect(await stepErrors(1, wrong, false)).toEqual({
    email: 'Email inválido',
    password: 'A senha deve ter pelo menos 6 caracteres',
    confirmPassword: 'As senhas não coincidem',
  });
});

test('the answers that the rate follows from go with the sign-up', () => {
  const hourPlan = { monthlyIncome: 3000, monthlyCosts: [] };
  const typed = { ...filled, craftType: 'croche', hourlyRate: '30.77' };
  expect(signUpInput(typed)).not.toHaveProperty('hourPlan');
  expect(signUpInput({ ...typed, hourPlan: JSON.stringify(hourPlan) })).toMatchObject({ hourPlan });
});

test('after a reload the steps go on without the password, which the last one asks for', async () => {
  const again = { ...filled, craftType: 'croche', password: '', confirmPassword: '' };
  expect([reachedStep(again, false), reachedStep(again, true)]).toEqual([1, 3]);
  expect(reachedStep({ ...again, email: '' }, true)).toBe(1);
  expect(await stepErrors(2, again, true)).toEqual({});
  expect(Object.keys(await stepErrors(3, again, true)).toSorted()).toEqual([
    'confirmPassword',
    'password',
  ]);
});
