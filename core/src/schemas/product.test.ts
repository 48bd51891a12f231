import { describe, expect, it } from 'vitest';
import cases from '../pricing/cases/pricing.json' with { type: 'json' };
import { fieldErrors } from './field-errors.ts';
import { productInputSchema, productSchema } from './product.ts';

const material = { name: 'Fio de algodão', quantity: 1.5, unitPrice: 18.9 };

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
  it('takes a product and trims its names', () => {
    const untidy = {
      ...input,
      name: ' Urso de crochê\n',
      materials: [{ ...material, name: '\tFio de algodão ' }],
    };
    expect(productInputSchema.parse(untidy)).toEqual(input);
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
    ['productionTime', 0.01, 100],
    ['fixedCosts', 0, 10000],
    ['marginPercentage', 10, 300],
    ['hourlyRate', 10, 100],
  ])('takes %s from %d to %d and nothing beside', (field, smallest, max) => {
    for (const value of [smallest, max]) expect(codesOf({ ...input, [field]: value })).toEqual([]);
    const low = [`${field}: too_small`];
    for (const value of [smallest - 0.01, -1e308]) {
      expect(codesOf({ ...input, [field]: value })).toEqual(low);
    }
    for (const value of [max + 0.01, 1e308]) {
      expect(codesOf({ ...input, [field]: value })).toEqual([`${field}: too_big`]);
    }
    expect(codesOf({ ...input, [field]: 10.005 })).toEqual([`${field}: too_many_decimals`]);
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

  it('refuses a quantity of 0', () => {
    expect(codesOf({ ...input, materials: [{ ...material, quantity: 0 }] })).toEqual([
      'materials.0.quantity: too_small',
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

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '25', null, true, [], {}, 25n])(
    'takes no %s for a number',
    (value) => {
      expect(errorsOf({ ...input, hourlyRate: value })).toEqual([
        { path: 'hourlyRate', code: 'invalid_type', message: 'Informe um número' },
      ]);
    },
  );

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
    id,
    finalPrice: 1999799880020,
    createdAt: at,
    updatedAt: at,
    materials: [{ ...material, id, totalPrice: 28.35 }],
  };

  it('takes what the API answers', () => {
    expect(productSchema.parse(product)).toEqual(product);
  });

  it('refuses what it does not know', () => {
    expect(productSchema.safeParse({ ...product, userId: id }).success).toBe(false);
  });
});
