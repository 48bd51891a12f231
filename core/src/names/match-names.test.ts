import { expect, test } from 'vitest';
import { matchNames } from './match-names.ts';

const stored = ['Boneca Avó', 'Fio', 'fio', 'Lã', 'Lã'].map((name, id) => ({ id, name }));

const matched = (...names: string[]) =>
  matchNames(names, stored).map(({ there, isTwice }) => (isTwice ? 'twice' : (there?.id ?? 'new')));

test('an accent makes another name, letter case and spaces do not', () => {
  expect(matched('Boneca Avô', 'boneca  avó')).toEqual(['new', 0]);
  expect(matched('Boneca Avó'.normalize('NFD'))).toEqual([0]);
});

test('an exact name goes before one in other letters, wherever it stands', () => {
  expect(matched('FIO', 'fio', 'Fio')).toEqual(['twice', 2, 1]);
  expect(matched('fio', 'FIO')).toEqual([2, 'twice']);
});

test('rows of one name are taken in their order, and a further one is not made up', () => {
  expect(matched('Lã', 'Lã', 'Lã')).toEqual([3, 4, 'twice']);
  expect(matched('Nova', 'nova')).toEqual(['new', 'twice']);
});
