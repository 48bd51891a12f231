import { expect, test } from 'vitest';
import { emptyMaterial } from '#core/product-draft/product-draft.ts';
import { filledRow, firstToType, isRetyped, toggledRow } from './row-changes.ts';

const skein = {
  ...emptyMaterial,
  name: 'Fio',
  byPack: true,
  unit: 'metro',
  pack: { price: '18,90', content: '254', unit: 'metro' },
  materialId: 'm',
};

test('the texts of both ways to say a price are kept while one goes to and fro', () => {
  const row = { ...skein, unitPrice: '3,00' };
  const plain = toggledRow(row);
  expect(plain).toEqual({ ...row, byPack: false });
  expect(toggledRow(plain)).toEqual(row);
});

test('a unit that nobody chose is proposed for packs alone', () => {
  const packed = { ...emptyMaterial, byPack: true };
  const proposed = { ...packed, unit: 'grama', pack: { ...packed.pack, unit: 'grama' } };
  const plain = toggledRow(proposed, 'grama');
  expect(plain).toMatchObject({ unit: 'unidade', pack: { unit: 'unidade' } });
  expect(toggledRow(plain, 'grama')).toEqual(proposed);
  const used = { ...proposed, quantity: '60' };
  expect(toggledRow(used, 'grama').unit).toBe('grama');
});

test('a price typed before the pack was thought of is that of the pack', () => {
  const row = { ...emptyMaterial, unitPrice: '18,90' };
  expect(toggledRow(row)).toMatchObject({ byPack: true, unitPrice: '18,90' });
  expect(toggledRow(row).pack.price).toBe('18,90');
});

test('a price typed into the place of a pack is that of a unit, while there is no pack', () => {
  const row = { ...emptyMaterial, byPack: true, pack: { ...emptyMaterial.pack, price: '2,50' } };
  expect(toggledRow(row)).toMatchObject({ byPack: false, unitPrice: '2,50' });
  const pack = { ...row.pack, content: '100' };
  expect(toggledRow({ ...row, pack })).toMatchObject({ byPack: false, unitPrice: '' });
});

test.each([
  [{ name: '' }, 'name'],
  [{ pack: { ...skein.pack, price: ' ' } }, 'pack.price'],
  [{ pack: { ...skein.pack, content: '' } }, 'pack.content'],
  [{}, 'quantity'],
  [{ quantity: '85' }, 'pack.price'],
  [{ byPack: false }, 'quantity'],
  [{ byPack: false, quantity: '1' }, 'unitPrice'],
])('%j goes on with %s', (changes, field) => {
  expect(firstToType({ ...skein, ...changes })).toBe(field);
});

test('a row that is filled from the catalogue keeps its key and what was typed of its use', () => {
  const one = { ...skein, quantity: '1' };
  const row = (quantity: string, unit: string) => ({ ...emptyMaterial, key: '7', quantity, unit });
  expect(filledRow(row('', 'unidade'), one)).toEqual({ ...one, key: '7' });
  expect(filledRow(row('85', 'unidade'), one)).toEqual({ ...one, key: '7', quantity: '85' });
  expect(filledRow(row('85', 'centimetro'), one)).toMatchObject({ unit: 'centimetro' });
  expect(filledRow(row('85', 'grama'), one)).toMatchObject({ quantity: '85', unit: 'metro' });
  // A price per metre is for metres.
  const plain = { ...one, byPack: false };
  expect(filledRow(row('85', 'centimetro'), plain)).toMatchObject({ unit: 'metro' });
});

test.each([
  ['Fio', '', true],
  ['Fio', 'B', true],
  ['Fio', 'F', false],
  ['Fio', 'Fio azul', false],
  ['Fi', 'B', false],
])('after %j a name of %j is another one: %s', (before, name, other) => {
  expect(isRetyped(before, name)).toBe(other);
});
