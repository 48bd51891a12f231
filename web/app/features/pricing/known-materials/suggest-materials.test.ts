import { expect, test } from 'vitest';
import { catalogueMaterial } from './fake-materials.ts';
import { exactlyNamed } from './find-by-name.ts';
import { inOrderOfNames, suggestMaterials } from './suggest-materials.ts';

const catalogue = [
  'Fita de cetim',
  'Fio de algodão',
  'Fio 10',
  'Fio 2',
  'Enfeite',
  'Palito fino',
  'Botão',
].map((name) => catalogueMaterial(name));
const suggested = (typed: string) =>
  suggestMaterials(catalogue, typed, inOrderOfNames).map(({ name }) => name);

test('first what begins so, then a word that does, then what has it anywhere; five at most', () => {
  expect(suggested('fi')).toEqual([
    'Fio 2',
    'Fio 10',
    'Fio de algodão',
    'Fita de cetim',
    'Palito fino',
  ]);
  expect(suggested('F')).toHaveLength(5);
  expect(suggested('nfei')).toEqual(['Enfeite']);
});

test('those that are as good stay in their order, unless another one is asked for', () => {
  const names = suggestMaterials(catalogue, 'fio').map(({ name }) => name);
  expect(names).toEqual(['Fio de algodão', 'Fio 10', 'Fio 2']);
});

test('case, accents, blanks and the order of words make no difference', () => {
  expect(suggested(' BOTAO ')).toEqual(['Botão']);
  expect(suggested('algodão fio')).toEqual(['Fio de algodão']);
});

test('nothing is suggested for nothing', () => {
  expect(suggested('  ')).toEqual([]);
  expect(suggested('vidro')).toEqual([]);
});

test('what is named in full goes first, and is what was typed; nothing else is', () => {
  const ribbons = ['Fita crepe', 'Fita de cetim 10 mm', 'fita', 'Lã', 'La'].map((name) =>
    catalogueMaterial(name),
  );
  expect(suggestMaterials(ribbons, 'Fita')[0]?.name).toBe('fita');
  const exact = (typed: string) => exactlyNamed(ribbons, typed)?.name;
  expect(['Fita', 'Fita de cetim', 'la', 'lã', 'FITA  CREPE'].map(exact)).toEqual([
    ...['fita', undefined, 'La', 'Lã', 'Fita crepe'],
  ]);
});
