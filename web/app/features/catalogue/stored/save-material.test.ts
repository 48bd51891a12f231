import { afterEach, expect, test, vi } from 'vitest';
import { fieldDefaults } from '#core/fields/field.ts';
import { catalogueFields } from '#core/products/fields.ts';
import { answer, answering, lost, refusal } from '../../../api/fake-answers.ts';
import { changedMaterial, isDeleted, materialCreation } from './save-material.ts';

const input = (name: string) => ({
  ...fieldDefaults(catalogueFields),
  name,
  unitPrice: 7.5,
  unitType: 'metro' as const,
  wastePercentage: 0,
  category: null,
  pack: null,
});
const stored = (name: string, updatedAt: string) => ({ ...input(name), createdAt: '1', updatedAt });

const taken = (current?: object) => refusal(409, 'catalogue_already_stored', current);

const against = (calls: ReturnType<typeof answering>) =>
  calls.map(({ what, headers }) => [what.split(' ')[0], headers.get('if-match')]);

afterEach(() => vi.unstubAllGlobals());

test('what is typed after a lost answer changes the material that arrived', async () => {
  const changed = stored('Fio azul', '2');
  const calls = answering(lost, taken(stored('Fio', '1')), answer(200, changed));
  const save = materialCreation('id', false);
  await expect(save(input('Fio'), null)).rejects.toThrow();
  expect(await save(input('Fio azul'), null)).toEqual(changed);
  expect(against(calls).at(-1)).toEqual(['PUT', '"1"']);
});

test('what somebody else made of it is not overwritten, unless the user says so', async () => {
  const theirs = stored('Outro', '2');
  const calls = answering(lost, taken(theirs), answer(200, stored('Fio', '3')));
  const save = materialCreation('id', false);
  const failed = () => save(input('Fio'), null).catch((error: unknown) => error);
  await failed();
  expect(changedMaterial(await failed())).toEqual(theirs);
  await save(input('Fio'), theirs.updatedAt);
  expect(against(calls)).toEqual([
    ['POST', null],
    ['POST', null],
    ['PUT', '"2"'],
  ]);
});

test('a pack that arrived unseen is known again', async () => {
  const pack = { price: 18.9, content: 254, unit: 'metro' } as const;
  const skein = { ...input('Fio'), unitPrice: null, pack };
  // As another tab would have changed it since.
  const arrived = { ...stored('Fio', '2'), unitPrice: null, pack: { ...pack } };
  const calls = answering(taken(arrived));
  expect(await materialCreation('id', false)(skein, null)).toEqual(arrived);
  expect(calls).toHaveLength(1);
});

test('a form opened again goes on from a material that nobody changed, and from no other', async () => {
  const calls = answering(taken(stored('Fio', '1')), answer(200, stored('Fio azul', '2')));
  await materialCreation('id', true)(input('Fio azul'), null);
  expect(against(calls).at(-1)).toEqual(['PUT', '"1"']);
  for (const [at, reopened] of [
    ['2', true],
    ['1', false],
  ] as const) {
    const others = answering(taken(stored('Fio', at)));
    await expect(materialCreation('id', reopened)(input('Fio azul'), null)).rejects.toThrow();
    expect(others).toHaveLength(1);
  }
});

test('what arrived and was deleted since is known to be gone', async () => {
  answering(taken());
  const failed = materialCreation('id', false)(input('Fio'), null);
  expect(isDeleted(await failed.catch((error: unknown) => error))).toBe(true);
});
