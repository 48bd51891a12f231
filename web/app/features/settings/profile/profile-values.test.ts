import { expect, test } from 'vitest';
import type { Me } from '#core/account/account-schemas.ts';
import { profileErrors, profileOf, toPatch } from './profile-values.ts';

const user = {
  name: 'Maria',
  craftType: 'croche',
  hourlyRate: 32.5,
  rounding: '90',
  state: null,
  businessType: 'informal',
} as Me;

test('the form starts with what is stored and sends it back unchanged', () => {
  expect(toPatch(profileOf(user))).toEqual({
    name: 'Maria',
    craftType: 'croche',
    hourlyRate: 32.5,
    rounding: '90',
    state: null,
    businessType: 'informal',
  });
});

test('only what was typed is sent', () => {
  expect(toPatch({ name: ' Ana ' })).toEqual({ name: 'Ana' });
  expect(toPatch({ state: '', hourlyRate: '45' })).toEqual({ state: null, hourlyRate: 45 });
  expect(toPatch({})).toEqual({});
});

test('a rate that is no number counts as the default one', () => {
  expect(profileOf({ ...user, hourlyRate: Number.NaN }).hourlyRate).toBe('25');
});

test('a name and a craft are needed, a state is not', async () => {
  expect(await profileErrors({ ...profileOf(user), name: ' ', craftType: '' })).toEqual({
    name: 'Campo obrigatório',
    craftType: 'Selecione o tipo de artesanato que você faz',
  });
  expect(await profileErrors({ ...profileOf(user), state: 'SP' })).toEqual({});
});
