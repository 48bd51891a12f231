import { expect, test } from 'vitest';
import { catalogueFields } from '../catalogue/catalogue-fields.ts';
import { catalogueMaterialInputSchema } from '../catalogue/catalogue-schemas.ts';
import { type Fields, fieldDefault, idsOf, mapFields, type ValuesOf } from '../fields/field.ts';
import { packedMaterialFields, productFields } from '../products/product-fields.ts';
import { productInputSchema } from '../products/product-schemas.ts';
import { readingOf, type SheetLine } from './read-line.ts';
import { groupByProduct, materialOfLine, productOfLines } from './sheet-rows.ts';
import { sheetMessages } from './sheet-texts.ts';
import { readTable } from './table.ts';

const defaults = {
  craftCategory: 'outros',
  hourlyRate: 25,
  marginPercentage: 100,
  fixedCosts: 0,
} as const;

const numbered = (lines: readonly SheetLine[]) =>
  lines.map((cells, index) => ({ line: index + 2, cells }));

const reading = readingOf(readTable([], { kind: 'rows' }), { priceOf: 'one' });

const materialOf = (cells: SheetLine) => materialOfLine({ line: 2, cells }, undefined, reading);

const product = { product: 'Bolsa', hours: 2, material: 'Fio', unitPrice: '2,50' };

const productsOf = (...lines: SheetLine[]) =>
  groupByProduct(numbered(lines)).map((group) =>
    productOfLines(group, defaults, undefined, reading),
  );

test('an amount with its unit counts in that unit', () => {
  const pack = { material: 'Fio', unit: 'g', packPrice: 10 };
  expect(materialOf({ ...pack, packContent: '1 kg' }).content).toMatchObject({
    unitType: 'grama',
    pack: { price: 10, content: 1, unit: 'quilograma' },
  });
  expect(productsOf({ ...product, quantity: '500 g' })[0]?.content?.materials).toMatchObject([
    { quantity: 500, unit: 'grama' },
  ]);
  expect(
    productsOf({ ...product, quantity: '500 g', unit: 'gramas' })[0]?.content?.materials,
  ).toMatchObject([{ quantity: 500, unit: 'grama' }]);
});

test('a price alone of a material that is bought by the pack is asked about', () => {
  const pack = { price: 9.9, content: 0.5, unit: 'metro' } as const;
  const known = materialOf({ material: 'Feltro', unit: 'm', packPrice: 9.9, packContent: 0.5 });
  if (!known.content) throw new Error('no material');
  const unanswered = readingOf(readTable([], { kind: 'materials' }), {});
  const line = { line: 2, cells: { material: 'Feltro', unitPrice: '12,00' } };
  expect(materialOfLine(line, known.content, unanswered)).toMatchObject({
    content: null,
    doubts: [{ amount: '0,5\u00a0m', one: '1\u00a0m' }],
  });
  expect(
    materialOfLine(line, known.content, { ...unanswered, priceOf: 'amount' }).content,
  ).toMatchObject({
    pack: { ...pack, price: 12 },
  });
});

test('of two units none is taken, and a price of another kind of unit is none', () => {
  expect(productsOf({ ...product, quantity: '500 g', unit: 'kg' })).toMatchObject([
    { content: null, errors: [{ line: 2, column: 'quantity', message: sheetMessages.twoUnits }] },
  ]);
  expect(productsOf({ ...product, quantity: '2 m', unitPrice: '2,50/kg' })).toMatchObject([
    { content: null, errors: [{ column: 'unitPrice' }] },
  ]);
  expect(materialOf({ material: 'Fio', unitPrice: '2,50 o fardo' })).toMatchObject({
    content: null,
    unknownUnits: ['fardo'],
    errors: [{ column: 'unitPrice', message: sheetMessages.unknownUnit }],
  });
});

test('a quantity, a price and the content of a pack are never made up', () => {
  const columnsOf = (line: SheetLine) =>
    productsOf(line)[0]?.errors.map(({ column }) => column) ?? [];
  expect(columnsOf({ product: 'Bolsa', hours: 2, material: 'Fio' })).toEqual([
    'quantity',
    'unitPrice',
  ]);
  expect(
    columnsOf({ product: 'Bolsa', hours: 2, material: 'Fio', quantity: 1, packPrice: 9 }),
  ).toEqual(['packContent']);
});

test('what a line does not say stays as it is in the known product', () => {
  const [before] = productsOf({ ...product, quantity: 3, unit: 'm', waste: 5 });
  const known = before?.content;
  if (!known) throw new Error('no product');
  const group = numbered([{ product: 'bolsa', fixedCosts: 8, material: 'FIO', quantity: 4 }]);
  expect(productOfLines(group, defaults, known, reading).content).toMatchObject({
    productionTime: 2,
    fixedCosts: 8,
    materials: [{ quantity: 4, unit: 'metro', unitPrice: 2.5, wastePercentage: 5 }],
  });
});

test('a sheet that names one field keeps all others, whatever they are', () => {
  const pack = { price: 9.5, content: 10, unit: 'par' } as const;
  const [row, content] = [filled(packedMaterialFields), filled(productFields)];
  const rows = [
    {
      ...row,
      unit: 'par',
      unitPrice: null,
      pack,
      materialId: '01a1fbf2-07cd-7608-bb09-a2a795abfb83',
    },
  ];
  const known = productInputSchema.parse({ ...content, materials: rows });
  const line = { line: 2, cells: { product: known.name, material: row.name, hours: 3 } };
  const read = productOfLines([line], defaults, known, reading);
  expect(read).toMatchObject({ errors: [], content: { ...known, productionTime: 3 } });

  const material = { ...filled(catalogueFields), unitType: 'par', unitPrice: null, pack };
  const stored = catalogueMaterialInputSchema.parse(material);
  const cells = { material: stored.name, packPrice: 12, packContent: 10, packUnit: 'par' };
  expect(materialOfLine({ line: 2, cells }, stored, reading)).toMatchObject({
    errors: [],
    content: { ...stored, pack: { ...pack, price: 12 } },
  });
});

/** Every field with a value that is not its usual one. */
const filled = <F extends Fields>(fields: F): ValuesOf<F> =>
  mapFields(fields, (field) => {
    switch (field.kind) {
      case 'text':
        return 'Algo escrito';
      case 'choice':
        return idsOf(field).find((id) => id !== fieldDefault(field));
      case 'number':
        return field.min * 2 === fieldDefault(field) ? field.min * 3 : field.min * 2;
    }
  });

test('a product takes the lines that go on with it, and no other product’s', () => {
  const row = { ...product, quantity: 1 };
  const more = { material: 'Zíper', unitPrice: 1, quantity: 1 };
  const sizes = (...lines: SheetLine[]) =>
    groupByProduct(numbered(lines)).map((group) => group.length);
  expect(sizes(row, more, { ...more, product: 'bolsa ' }, { ...row, ...more })).toEqual([4]);
  expect(sizes(row, { ...row, product: 'Estojo' }, more)).toEqual([1, 2]);
  // Two of one name.
  expect(sizes(row, { ...row, hours: 3 })).toEqual([1, 1]);
  expect(sizes({ ...row, number: 1 }, { ...row, number: 1 }, { ...row, number: 2 })).toEqual([
    2, 1,
  ]);
});
