import { expect, test } from 'vitest';
import { catalogueMaterial as material } from '../known-materials/fake-materials.ts';
import { groupByCategory } from './catalogue-groups.ts';

test('groups by category in alphabetical order, those without one under Outros at the end', () => {
  const groups = groupByCategory([
    material('Zíper', { category: 'Zíperes e Fechos' }),
    material('Etiqueta'),
    material('Álcool', { category: 'Tintas e Pigmentos' }),
    material('Fio 10', { category: 'Linhas e Fios' }),
    material('Fio 2', { category: 'Linhas e Fios' }),
    material('Água', { category: 'Outros' }),
  ]);
  expect(
    groups.map(({ category, materials }) => [category, materials.map(({ name }) => name)]),
  ).toEqual([
    ['Linhas e Fios', ['Fio 2', 'Fio 10']],
    ['Tintas e Pigmentos', ['Álcool']],
    ['Zíperes e Fechos', ['Zíper']],
    ['Outros', ['Água', 'Etiqueta']],
  ]);
});
