import { expect, test } from 'vitest';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { groupByCategory, pricePerUnit, rowFromCatalogue } from './catalogue-groups.ts';

function material(name: string, changes: Partial<CatalogueMaterial> = {}): CatalogueMaterial {
  const time = '2025-01-02T03:04:05.678Z';
  return {
    id: crypto.randomUUID(),
    name,
    category: null,
    unitPrice: 18.9,
    unitType: 'metro',
    createdAt: time,
    updatedAt: time,
    ...changes,
  };
}

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

test('writes the price with its unit', () => {
  expect(pricePerUnit(material('Fio')).replace('\u00a0', ' ')).toBe('R$ 18,90/metro');
  const odd: unknown = { ...material('Fio'), unitType: '' };
  expect(pricePerUnit(odd as CatalogueMaterial)).toContain('/un');
});

test('makes a row of one at the catalogue price, its name cut where it is too long', () => {
  expect(rowFromCatalogue(material('Fio', { unitPrice: 1234.5 }))).toEqual({
    name: 'Fio',
    quantity: '1',
    unitPrice: '1.234,50',
  });
  const { name } = rowFromCatalogue(material('🧶'.repeat(100)));
  expect(name).toBe(`${'🧶'.repeat(49)}…`);
});
