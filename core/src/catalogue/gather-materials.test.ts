import { expect, test } from 'vitest';
import { gatherMaterials, rowsInUnit } from './gather-materials.ts';

let ids = 0;
const row = (name: string, more: object = {}) => ({
  id: `row-${++ids}`,
  name,
  quantity: 1,
  unit: 'metro' as const,
  wastePercentage: 0,
  unitPrice: 2,
  pack: null,
  materialId: null,
  ...more,
});
const piece = (name: string, ...materials: ReturnType<typeof row>[]) => ({ name, materials });

/** As it is shown: names, prices and products. */
const shown = (
  products: Parameters<typeof gatherMaterials>[0],
  catalogue: Parameters<typeof gatherMaterials>[1] = [],
) => {
  const { groups, left } = gatherMaterials(products, catalogue);
  return {
    groups: groups.map(({ name, known, offers }) => [
      name,
      known?.name ?? null,
      offers.map(({ rows, pieces }) => [rows[0]?.unitPrice, ...pieces].join(' ')),
    ]),
    left: left.map(({ name, reason, pieces }) => [name, reason, ...pieces]),
  };
};

test('names that differ in case or spaces come together, the newest price first', () => {
  const products = [
    piece('Urso', row('FIO  de algodão', { unitPrice: 20 }), row('Botão')),
    piece('Coelho', row('Fio de Algodão', { unitPrice: 18.9 }), row('botão')),
    piece('Rã', row('fio de algodão', { unitPrice: 20 })),
  ];
  expect(shown(products).groups).toEqual([
    ['Botão', null, ['2 Urso Coelho']],
    ['FIO  de algodão', null, ['20 Urso Rã', '18.9 Coelho']],
  ]);
});

test('names that differ in accents are two materials', () => {
  const products = [piece('Bolo', row('Coco'), row('Cocô'))];
  expect(shown(products).groups.map(([name]) => name)).toEqual(['Coco', 'Cocô']);
});

test('the same price in another unit is one price', () => {
  const pack = { price: 2, content: 100, unit: 'centimetro' };
  const bought = row('Fita', { unit: 'centimetro', unitPrice: null, pack });
  const [group] = gatherMaterials([piece('A', row('Fita')), piece('B', bought)], []).groups;
  expect(group?.offers.map(({ pieces }) => [...pieces])).toEqual([['A', 'B']]);
});

test('what the catalogue has is linked, a name written just so first; linked rows are left alone', () => {
  const catalogue = [
    { name: 'FIO', unitType: 'metro' as const },
    { name: 'Fio', unitType: 'metro' as const },
  ];
  const products = [
    piece('Urso', row('Fio'), row('fio'), row('Fío')),
    piece('Coelho', row('Fio', { materialId: 'there' })),
  ];
  expect(shown(products, catalogue).groups).toEqual([
    ['fio', 'FIO', ['2 Urso']],
    ['Fio', 'Fio', ['2 Urso']],
    ['Fío', null, ['2 Urso']],
  ]);
});

test('what can be no material is named with the reason, as is what the catalogue measures otherwise', () => {
  const free = { unitPrice: null, pack: { price: 0, content: 5, unit: 'metro' } };
  const products = [
    piece('Urso', row('X'), row('Sobra', { unitPrice: 0 }), row('Retalho', free)),
    piece('Coelho', row('sobra', { unitPrice: 0 }), row('Lã', { unit: 'novelo' })),
  ];
  expect(shown(products, [{ name: 'Lã', unitType: 'grama' }])).toEqual({
    groups: [],
    left: [
      ['Lã', 'unit', 'Coelho'],
      ['Retalho', 'price', 'Urso'],
      ['Sobra', 'price', 'Urso', 'Coelho'],
      ['X', 'name', 'Urso'],
    ],
  });
});

test('only rows of the unit that is taken are linked, or of one that converts into it', () => {
  const [metre, skein, centimetre] = [
    row('Fio'),
    row('Fio', { unit: 'novelo' }),
    row('Fio', { unit: 'centimetro' }),
  ];
  const [group] = gatherMaterials([piece('Urso', metre, skein, centimetre)], []).groups;
  if (!group) throw new Error('no group');
  expect(group.offers).toHaveLength(3);
  expect(rowsInUnit(group, 'metro')).toEqual([metre, centimetre]);
  expect(rowsInUnit(group, 'novelo')).toEqual([skein]);
});
