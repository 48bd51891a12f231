import { describe, expect, it } from 'vitest';
import { absentOf, type Field, type Fields, keysOf } from '../fields/field.ts';
import cases from '../pricing/cases/pricing.json' with { type: 'json' };
import { fieldErrors } from '../schemas/field-errors.ts';
import { materialFields, productFields } from './product-fields.ts';
import { pricedProductInputSchema, productInputSchema, productSchema } from './product-schemas.ts';

const material = { name: 'Fio de algodão', quantity: 1.5, unitPrice: 18.9 };
const skein = { price: 18.9, content: 254, unit: 'metro' };
const packed = { name: 'Fio', quantity: 85, unit: 'metro', wastePercentage: 10, pack: skein };

/** What a call means that leaves these out. */
const meaning = (fields: Fields) =>
  Object.fromEntries(
    keysOf(fields).flatMap((key) => {
      const absent = absentOf(fields[key] as Field);
      return absent === undefined ? [] : [[key, absent]];
    }),
  );
const usual = {
  ...meaning(productFields),
  ...{ batchSize: 1, rounding: 'none', chosenPrice: null, channelIds: [], offChannelIds: null },
};
const usualOfRow = {
  ...meaning(materialFields),
  ...{ unit: 'unidade', wastePercentage: 0, pack: null, materialId: null },
};

const input = {
  name: 'Urso de crochê',
  craftCategory: 'croche',
  productionTime: 6.5,
  fixedCosts: 8,
  marginPercentage: 100,
  hourlyRate: 25,
  materials: [material],
};

function errorsOf(value: unknown) {
  const { error } = productInputSchema.safeParse(value);
  return error === undefined ? [] : fieldErrors(error);
}

function codesOf(value: unknown) {
  return errorsOf(value).map(({ path, code }) => `${path}: ${code}`);
}

describe('productInputSchema', () => {
  it('loses what nobody sees in a name, unless an older version kept one of little else', () => {
    const nameOf = (name: string) => productInputSchema.parse({ ...input, name }).name;
    expect(nameOf('\u200BUrso\uFEFF')).toBe('Urso');
    expect(nameOf('\u200B\u200B\uFEFFx')).toBe('\u200B\u200B\uFEFFx');
    expect(codesOf({ ...input, name: ' \u200B ' })).toEqual(['name: invalid_length']);
  });

  it('takes a product and trims its names', () => {
    const untidy = {
      ...input,
      name: ' Urso de crochê\n',
      materials: [{ ...material, name: '\tFio de algodão ' }],
    };
    const materials = [{ ...usualOfRow, ...material }];
    expect(productInputSchema.parse(untidy)).toEqual({ ...input, ...usual, materials });
  });

  it('takes packs, units, waste, a batch and a final price', () => {
    const materialId = '01981d2c-8f3a-7b6e-9c41-5d2f8a7b6c3d';
    const full = {
      ...input,
      productionTime: 0.833333,
      batchSize: 12,
      rounding: '90',
      chosenPrice: 49.9,
      materials: [{ ...packed, materialId, unitPrice: null }],
    };
    expect(productInputSchema.parse(full)).toMatchObject(full);
    const upper = { ...packed, materialId: materialId.toUpperCase() };
    const [row] = productInputSchema.parse({ ...full, materials: [upper] }).materials;
    expect(row?.materialId).toBe(materialId);
  });

  it.each([
    [
      'a unit of another dimension',
      { pack: { ...skein, unit: 'grama' } },
      'pack.unit: invalid_option',
    ],
    ['an unknown unit', { unit: 'légua' }, 'unit: invalid_value'],
    [
      'a pack of an unknown unit',
      { pack: { ...skein, unit: 'légua' } },
      'pack.unit: invalid_value',
    ],
    ['an empty pack', { pack: { ...skein, content: 0 } }, 'pack.content: too_small'],
    ['a pack without price', { pack: { content: 254, unit: 'metro' } }, 'pack.price: required'],
    ['a pack without content', { pack: { price: 18.9, unit: 'metro' } }, 'pack.content: required'],
    ['a pack without unit', { pack: { price: 18.9, content: 254 } }, 'pack.unit: invalid_value'],
    ['a pack below zero', { pack: { ...skein, price: -0.01 } }, 'pack.price: too_small'],
    ['two prices', { unitPrice: 3 }, 'pack: conflict'],
    ['no price', { pack: null }, 'unitPrice: required'],
    ['a quantity above a million', { quantity: 1_000_000 }, 'quantity: too_big'],
    [
      'a plain quantity above 9.999',
      { pack: null, unitPrice: 1, quantity: 10_000 },
      'quantity: too_big',
    ],
    ['more waste than all', { wastePercentage: 100.01 }, 'wastePercentage: too_big'],
    ['a link that is none', { materialId: 'fio' }, 'materialId: invalid_format'],
    ['an unknown field of a pack', { pack: { ...skein, brand: 'x' } }, 'pack.brand: unknown_field'],
  ])('refuses %s', (_, change, expected) => {
    expect(codesOf({ ...input, materials: [{ ...packed, ...change }] })).toEqual([
      `materials.0.${expected}`,
    ]);
  });

  it.each([
    ['batchSize', 0, 'too_small'],
    ['batchSize', 1.5, 'too_many_decimals'],
    ['batchSize', 10_000, 'too_big'],
    ['rounding', '95', 'invalid_value'],
    ['rounding', 90, 'invalid_value'],
    ['chosenPrice', 0, 'too_small'],
    ['chosenPrice', 0.001, 'too_many_decimals'],
    ['chosenPrice', 10_000_000, 'too_big'],
    ['productionTime', 0.0000001, 'too_many_decimals'],
  ])('refuses a %s of %j', (field, value, code) => {
    expect(codesOf({ ...input, [field]: value })).toEqual([`${field}: ${code}`]);
  });

  it('names what is wrong with the numbers before it computes a price', () => {
    const bad = { batchSize: 0, materials: [{ ...packed, pack: { ...skein, content: 0 } }] };
    const { error } = pricedProductInputSchema.safeParse({ ...input, ...bad });
    expect(fieldErrors(error ?? { issues: [] }).map(({ path }) => path)).toEqual([
      'batchSize',
      'materials.0.pack.content',
    ]);
  });

  it('refuses a final price above R$ 9.999.999,99, unless a lower one was chosen', () => {
    const dear = { ...input, materials: [{ name: 'Ouro', quantity: 100, unitPrice: 99999.99 }] };
    const judged = (value: unknown) =>
      fieldErrors(pricedProductInputSchema.safeParse(value).error ?? { issues: [] });
    expect(judged(dear)).toEqual([
      {
        path: 'marginPercentage',
        code: 'too_big',
        message: 'O preço final passa de R$ 9.999.999,99',
      },
    ]);
    expect(judged({ ...dear, chosenPrice: 9_999_999.99 })).toEqual([]);
  });

  it.each(cases)('takes the case "$name"', ({ expected: _, name, materials, ...numbers }) => {
    const value = {
      ...Object.fromEntries(Object.entries(numbers).map(([key, text]) => [key, Number(text)])),
      name,
      craftCategory: 'outros',
      materials: materials.map((row) => ({
        name: row.name.padEnd(2, '.'),
        quantity: Number(row.quantity),
        unitPrice: Number(row.unitPrice),
      })),
    };
    expect(errorsOf(value)).toEqual([]);
  });

  it.each([
    ['productionTime', 0.000001, 1000],
    ['fixedCosts', 0, 10000],
    ['marginPercentage', 10, 300],
    ['hourlyRate', 10, 100],
  ])('takes %s from %d to %d and nothing beside', (field, smallest, max) => {
    for (const value of [smallest, max]) expect(codesOf({ ...input, [field]: value })).toEqual([]);
    const low = [`${field}: too_small`];
    for (const value of [Math.floor(smallest - 1), -1e308]) {
      expect(codesOf({ ...input, [field]: value })).toEqual(low);
    }
    for (const value of [max + 1, 1e308]) {
      expect(codesOf({ ...input, [field]: value })).toEqual([`${field}: too_big`]);
    }
    const fine = 10.0000001;
    expect(codesOf({ ...input, [field]: fine })).toEqual([`${field}: too_many_decimals`]);
  });

  it.each([
    ['quantity', 0.0001, 9999],
    ['unitPrice', 0, 99999.99],
  ])('takes a %s from %d to %d and nothing beside', (field, smallest, max) => {
    const codes = (value: unknown) =>
      codesOf({ ...input, materials: [{ ...material, [field]: value }] });
    for (const value of [smallest, max]) expect(codes(value)).toEqual([]);
    expect(codes(-0.01)).toEqual([`materials.0.${field}: too_small`]);
    expect(codes(max + 0.01)).toEqual([`materials.0.${field}: too_big`]);
    for (const value of [0.00001, 1e-7, 5e-324, 1.23456]) {
      expect(codes(value)).toEqual([`materials.0.${field}: too_many_decimals`]);
    }
  });

  it.each([
    [{ unitPrice: 1, quantity: 0 }, 'too_small', 'no máximo 9.999'],
    [{ unitPrice: 1, quantity: 10_000 }, 'too_big', 'no máximo 9.999'],
    [{ unitPrice: 1, quantity: 1_000_000 }, 'too_big', 'no máximo 9.999'],
    [{ pack: skein, unit: 'metro', quantity: 0 }, 'too_small', 'menor que 1.000.000'],
    [{ pack: skein, unit: 'metro', quantity: 1_000_000 }, 'too_big', 'menor que 1.000.000'],
  ])('says the bounds of the quantity of %j', (row, code, most) => {
    const message = `Quantidade deve ser maior que 0 e ${most}`;
    expect(errorsOf({ ...input, materials: [{ name: 'Fio', ...row }] })).toEqual([
      { path: 'materials.0.quantity', code, message },
    ]);
  });

  it('turns -0 into 0', () => {
    const parsed = productInputSchema.parse({
      ...input,
      fixedCosts: -0,
      materials: [{ ...material, unitPrice: -0 }],
    });
    expect(Object.is(parsed.fixedCosts, 0)).toBe(true);
    expect(Object.is(parsed.materials[0]?.unitPrice, 0)).toBe(true);
  });

  it.each([Number.NaN, '25', null, true, [], {}, 25n])('takes no %s for a number', (value) => {
    expect(errorsOf({ ...input, hourlyRate: value })).toEqual([
      { path: 'hourlyRate', code: 'invalid_type', message: 'Informe um número' },
    ]);
  });

  it.each([
    ['A', 'invalid_length'],
    ['  A  ', 'invalid_length'],
    ['🧶', 'invalid_length'],
    ['a'.repeat(101), 'invalid_length'],
    ['ab\u0000', 'invalid_characters'],
    ['a\nb', 'invalid_characters'],
    ['ab\ud83e', 'invalid_characters'],
    [12, 'invalid_type'],
  ])('refuses the name %j', (name, code) => {
    expect(codesOf({ ...input, name })).toEqual([`name: ${code}`]);
  });

  it('counts a name in code points', () => {
    expect(codesOf({ ...input, name: '🧶'.repeat(100) })).toEqual([]);
    expect(codesOf({ ...input, name: '🧶'.repeat(101) })).toEqual(['name: invalid_length']);
  });

  it.each(['a', ' ', '🧶', '\ud83e', '\u0000', '\u0301\u0327'])('refuses 10 MB of %j', (unit) => {
    const text = unit.repeat(10_000_000 / unit.length);
    const values = { ...input, name: text, materials: [{ ...material, name: text }] };
    expect(errorsOf(values).map(({ path }) => path)).toEqual(['name', 'materials.0.name']);
  });

  it('takes up to 500 materials, and says one thing about far more', () => {
    const materials = (length: number) => Array.from({ length }, () => material);
    expect(codesOf({ ...input, materials: materials(500) })).toEqual([]);
    expect(errorsOf({ ...input, materials: materials(100_000) })).toEqual([
      { path: 'materials', code: 'too_big', message: 'Informe no máximo 500 materiais' },
    ]);
  });

  it('needs a material', () => {
    expect(errorsOf({ ...input, materials: [] })).toEqual([
      { path: 'materials', code: 'too_small', message: 'Preencha todos os campos obrigatórios' },
    ]);
  });

  it('names every bad field at once', () => {
    const bad = {
      craftCategory: 'culinaria',
      productionTime: '1',
      fixedCosts: -1,
      marginPercentage: 1e308,
      hourlyRate: 25.001,
      materials: [{ name: '', quantity: 0, unitPrice: 0, totalPrice: 1 }, null],
      finalPrice: 1,
      userId: 'x',
    };
    expect(codesOf(bad).toSorted()).toEqual([
      'craftCategory: invalid_value',
      'finalPrice: unknown_field',
      'fixedCosts: too_small',
      'hourlyRate: too_many_decimals',
      'marginPercentage: too_big',
      'materials.0.name: required',
      'materials.0.quantity: too_small',
      'materials.0.totalPrice: unknown_field',
      'materials.1: invalid_type',
      'name: required',
      'productionTime: invalid_type',
      'userId: unknown_field',
    ]);
  });
});

describe('productSchema', () => {
  const id = '01981d2c-8f3a-7b6e-9c41-5d2f8a7b6c3d';
  const at = '2025-06-13T12:00:00.000Z';
  const product = {
    ...input,
    ...usual,
    offChannelIds: [],
    id,
    totalCost: 198.85,
    suggestedPrice: 397.7,
    finalPrice: 397.7,
    profit: 198.85,
    netMargin: 50,
    markup: 100,
    earnedPerHour: 55.59,
    createdAt: at,
    updatedAt: at,
    materials: [{ ...usualOfRow, ...material, id, totalPrice: 28.35 }],
  };

  it('takes what the API answers', () => {
    expect(productSchema.parse(product)).toEqual(product);
  });

  it('refuses what it does not know', () => {
    expect(productSchema.safeParse({ ...product, userId: id }).success).toBe(false);
  });
});
