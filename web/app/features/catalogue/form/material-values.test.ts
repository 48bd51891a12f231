import { expect, test } from 'vitest';
import { catalogueFields } from '#core/catalogue/catalogue-fields.ts';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { fieldDefaults } from '#core/fields/field.ts';
import { priceMessages, validationMessages } from '#core/fields/validation.ts';
import { answered } from '#core/product-draft/unit-change-answers.ts';
import {
  asAnswered,
  asksAboutUnit,
  emptyMaterial,
  fieldAt,
  findProblems,
  inputOf,
  type MaterialValues,
  minimumIn,
  otherWay,
  packPerUnitText,
  rowOf,
  valuesOf,
  withUnit,
} from './material-values.ts';

const stored: CatalogueMaterial = {
  ...fieldDefaults(catalogueFields),
  id: 'yarn',
  name: 'Fio amigurumi',
  unitPrice: null,
  unitType: 'metro',
  wastePercentage: 5,
  category: 'Linhas e Fios',
  pack: { price: 18.9, content: 254, unit: 'metro' },
  tracked: false,
  minimum: null,
  createdAt: '1',
  updatedAt: '1',
};
const { id: _, createdAt: _c, updatedAt: _u, minimum: _m, ...content } = stored;

const skein: MaterialValues = {
  ...emptyMaterial,
  name: 'Fio',
  paidBy: 'pack',
  packPrice: '18,90',
  packContent: '254',
  packUnit: 'metro',
  unitType: 'metro',
};

test.each<Partial<CatalogueMaterial>>([
  {},
  { unitPrice: 2.5, pack: null },
  { wastePercentage: 0, category: null },
  { pack: { price: 0, content: 0.000001, unit: 'milimetro' } },
])('a stored material that is not changed is sent as it is: %j', async (change) => {
  const material = { ...stored, ...change };
  const values = valuesOf(material);
  expect(inputOf(values)).toEqual({ ...content, ...change });
  expect(await findProblems(values)).toEqual({});
});

test('of both ways to say a price one is sent, and the texts of the other one stay', () => {
  const values = { ...skein, unitPrice: '3,00', category: 'Linhas e Fios' };
  expect(inputOf(values)).toMatchObject({ unitPrice: null, pack: { price: 18.9, content: 254 } });
  const back = { ...values, ...otherWay(values) };
  expect(inputOf(back)).toMatchObject({ unitPrice: 3, pack: null });
  expect({ ...back, ...otherWay(back) }).toEqual(values);
});

test('no waste is an empty field, and an empty field is no waste', () => {
  const values = valuesOf({ ...stored, wastePercentage: 0 });
  expect(values.wastePercentage).toBe('');
  expect(inputOf(values).wastePercentage).toBe(0);
});

test('what is wrong is named at its field', async () => {
  const price = 'Preço deve estar entre R$ 0.01 e R$ 99999.99';
  const name = 'Nome deve ter entre 2 e 100 caracteres';
  expect(await findProblems(emptyMaterial)).toEqual({ name, unitPrice: price });
  expect(await findProblems({ ...emptyMaterial, name: 'Fio', unitPrice: 'doze' })).toEqual({
    unitPrice: price,
  });
  const pack = { ...emptyMaterial, name: 'Fio', paidBy: 'pack' };
  expect(Object.keys(await findProblems(pack))).toEqual(['packPrice', 'packContent']);
  for (const [change, field] of [
    [{ packPrice: '-1' }, 'packPrice'],
    [{ packContent: '0' }, 'packContent'],
    [{ packContent: '0,0000001' }, 'packContent'],
    [{ packUnit: 'grama' }, 'packUnit'],
    [{ packUnit: 'nada' }, 'packUnit'],
    [{ wastePercentage: '101' }, 'wastePercentage'],
  ] as const) {
    expect(Object.keys(await findProblems({ ...skein, ...change }))).toEqual([field]);
  }
});

test('a path of the server is a field of the dialog', () => {
  const paths = ['name', 'pack.price', 'pack.content', 'pack.unit', 'pack'];
  expect(paths.map(fieldAt)).toEqual(['name', 'packPrice', 'packContent', 'packUnit', 'pack']);
});

test('a unit of another dimension moves the other unit along, one of the same does not', () => {
  expect(withUnit(skein, { unitType: 'centimetro' })).toEqual({ unitType: 'centimetro' });
  expect(withUnit(skein, { unitType: 'grama' })).toEqual({ unitType: 'grama', packUnit: 'grama' });
  expect(withUnit(skein, { packUnit: 'quilograma' })).toEqual({
    unitType: 'quilograma',
    packUnit: 'quilograma',
  });
  const byUnit = { ...skein, paidBy: 'unit' };
  expect(withUnit(byUnit, { unitType: 'novelo' })).toEqual({ unitType: 'novelo' });
});

test('a pack begins in the unit that was chosen, and comes back in its own', () => {
  const fresh = { ...emptyMaterial, unitType: 'grama' };
  expect(otherWay(fresh)).toMatchObject({ paidBy: 'pack', packUnit: 'grama' });
  const left = { ...skein, paidBy: 'unit', unitType: 'novelo' };
  expect(otherWay(left)).toEqual({ paidBy: 'pack', unitType: 'metro' });
});

test('a content may name its unit, be an area or a sum', () => {
  const cloth = { ...skein, unitType: 'centimetro-quadrado', packUnit: 'centimetro-quadrado' };
  for (const [values, content, unit, perUnit] of [
    [{ ...skein, packContent: '500 g' }, 500, 'grama', 'R$\u00a00,0378 por g'],
    [{ ...cloth, packContent: '30 x 40 cm' }, 1200, cloth.unitType, 'R$\u00a00,0158 por cm²'],
    [{ ...skein, packContent: '2 x 50' }, 100, 'metro', 'R$\u00a00,189 por m'],
  ] as const) {
    expect(inputOf(values)).toMatchObject({ unitType: unit, pack: { content, unit } });
    expect(packPerUnitText(values)).toBe(perUnit);
  }
  // What is used stays in its unit, as it does when the unit is chosen.
  const short = { ...skein, packContent: '50 cm' };
  expect(inputOf(short)).toMatchObject({ unitType: 'metro', pack: { unit: 'centimetro' } });
  expect(inputOf({ ...short, paidBy: 'unit', unitPrice: '1' }).unitType).toBe('metro');
});

test('a price that was typed before the pack was thought of is the pack’s', () => {
  const typed = { ...emptyMaterial, unitPrice: '18,90' };
  expect(otherWay(typed)).toMatchObject({ paidBy: 'pack', packPrice: '18,90' });
  expect(otherWay({ ...typed, packPrice: '21,50' })).not.toHaveProperty('packPrice');
});

test('a pack says what a unit costs, once both of its numbers are there', () => {
  expect(packPerUnitText(skein)).toBe('R$\u00a00,0744 por m');
  expect(packPerUnitText({ ...skein, unitType: 'centimetro' })).toBe('R$\u00a00,0007 por cm');
  for (const change of [
    { packPrice: '' },
    { packPrice: '100000' },
    { packContent: '' },
    { packContent: '0' },
    { packContent: '1e-9' },
    { packContent: `0,${'0'.repeat(60)}1` },
    { packContent: '9'.repeat(99) },
    { unitType: 'grama' },
  ]) {
    expect(packPerUnitText({ ...skein, ...change })).toBeNull();
  }
});

const kept = { ...skein, paidBy: 'unit', unitPrice: '2,50', unitType: 'grama', tracked: 'yes' };

test.each([
  ['', null],
  ['0', 0],
  ['500', 500],
  ['500 g', 500],
  ['1/2 kg', 500],
])('a minimum of “%s” is sent as %s', async (minimum, sent) => {
  const values = { ...kept, minimum };
  expect(inputOf(values)).toMatchObject({ tracked: true, minimum: sent });
  expect(await findProblems(values)).toEqual({});
});

test('a minimum that says nothing is refused, and none is sent of a material without stock', async () => {
  const wrong = { abc: validationMessages.notNumber, '2 m': priceMessages.otherDimension };
  for (const [minimum, problem] of Object.entries(wrong)) {
    expect(await findProblems({ ...kept, minimum })).toEqual({ minimum: problem });
  }
  expect(Object.keys(await findProblems({ ...kept, minimum: '-5' }))).toEqual(['minimum']);
  const untracked = { ...kept, tracked: 'no', minimum: '-5' };
  expect(inputOf(untracked)).not.toHaveProperty('minimum');
  expect(await findProblems(untracked)).toEqual({});
});

test('a minimum stays as much as it was: in another unit, and where nobody touched it', () => {
  const before = { ...kept, minimum: '500' };
  expect(minimumIn(before, 'quilograma')).toBe('0,5');
  expect(minimumIn(before, 'metro')).toBe('500');
  const inKilos = { ...before, unitType: 'quilograma' };
  expect(inputOf(inKilos, before)).not.toHaveProperty('minimum');
  expect(inputOf({ ...inKilos, minimum: '0,5' }, before)).toMatchObject({ minimum: 0.5 });
});

test('the unit of a stored price is asked about, and one typed here is of the unit chosen', () => {
  const bought = { ...kept, unitType: 'quilograma', unitPrice: '18,90' };
  expect(asksAboutUnit(bought, bought, 'unidade')).toBe(true);
  expect(asksAboutUnit(bought, bought, 'grama')).toBe(false);
  expect(asksAboutUnit(bought, null, 'unidade')).toBe(false);
  expect(asksAboutUnit({ ...bought, unitPrice: '20' }, bought, 'unidade')).toBe(false);
});

test('an answer about the unit keeps the price of as much, and the minimum', () => {
  const bought = { ...kept, unitType: 'quilograma', unitPrice: '18,90', minimum: '0,5' };
  const row = rowOf(bought);
  const after = answered(row, { of: 'unit', unit: 'unidade', amount: null }, '200');
  expect(after && asAnswered(bought, row, after)).toEqual({
    unitType: 'unidade',
    paidBy: 'pack',
    packPrice: '18,90',
    packContent: '200',
    packUnit: 'unidade',
    minimum: '100',
  });
  const spool = rowOf({ ...skein, unitType: 'centimetro' });
  const grams = answered(spool, { of: 'unit', unit: 'grama', amount: null }, '100');
  expect(grams && asAnswered(skein, spool, grams)).toMatchObject({
    unitType: 'grama',
    packPrice: '18,90',
    packContent: '100',
    packUnit: 'grama',
    minimum: skein.minimum,
  });
});
