import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../schemas/field-errors.ts';
import { catalogueMaterialInputSchema } from './catalogue-schemas.ts';

const input = {
  name: 'Argila branca',
  unitPrice: 7.5,
  unitType: 'quilograma',
  category: 'Cerâmica',
};

/** What a call means that leaves these out. */
const usual = { wastePercentage: 0, pack: null };

function codesOf(change: object) {
  const { error } = catalogueMaterialInputSchema.safeParse({ ...input, ...change });
  return error === undefined ? [] : fieldErrors(error).map(({ path, code }) => `${path}: ${code}`);
}

describe('catalogueMaterialInputSchema', () => {
  it('trims texts, and fills in unit and category', () => {
    const untidy = { ...input, name: '\tArgila branca ', category: ' Cerâmica' };
    expect(catalogueMaterialInputSchema.parse(untidy)).toMatchObject({ ...input, ...usual });
    const { name, unitPrice } = input;
    expect(catalogueMaterialInputSchema.parse({ name, unitPrice })).toMatchObject({
      name,
      unitPrice,
      unitType: 'unidade',
      category: null,
      ...usual,
    });
  });

  it('takes a pack of a like unit instead of a unit price, and the usual waste', () => {
    const pack = { price: 45.5, content: 20, unit: 'quilograma' };
    const { unitPrice: _, ...clay } = { ...input, unitType: 'grama', wastePercentage: 5, pack };
    expect(catalogueMaterialInputSchema.parse(clay)).toMatchObject({ ...clay, unitPrice: null });
    expect(codesOf({ pack })).toEqual(['pack: conflict']);
    expect(codesOf({ pack, unitPrice: null, unitType: 'litro' })).toEqual([
      'pack.unit: invalid_option',
    ]);
    expect(codesOf({ unitPrice: null })).toEqual(['unitPrice: required']);
  });

  it.each([0.01, 0.29, 99999.99])('takes the price %d', (unitPrice) => {
    expect(codesOf({ unitPrice })).toEqual([]);
  });

  it.each([
    [0, 'too_small'],
    [-0.01, 'too_small'],
    [0.001, 'too_many_decimals'],
    [100000, 'too_big'],
    ['7,5', 'invalid_type'],
    [Number.NaN, 'invalid_type'],
  ])('refuses the price %j', (unitPrice, code) => {
    expect(codesOf({ unitPrice })).toEqual([`unitPrice: ${code}`]);
  });

  it.each([
    [{ name: '🧶🧵' }, []],
    [{ name: '🧶' }, ['name: invalid_length']],
    [{ name: '🧶'.repeat(100) }, []],
    [{ name: 'a'.repeat(101) }, ['name: invalid_length']],
    [{ name: 'ab\u0000' }, ['name: invalid_characters']],
    [{ category: null }, []],
    [{ category: 'a'.repeat(50) }, []],
    [{ category: '' }, ['category: invalid_length']],
    [{ category: 'a'.repeat(51) }, ['category: invalid_length']],
    [{ category: 'a\nb' }, ['category: invalid_characters']],
    [{ unitType: 'caixa' }, ['unitType: invalid_value']],
    [{ id: 'x' }, ['id: unknown_field']],
  ])('judges %j', (change, codes) => {
    expect(codesOf(change)).toEqual(codes);
  });
});
