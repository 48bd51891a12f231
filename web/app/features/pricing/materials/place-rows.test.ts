import { expect, test } from 'vitest';
import { emptyMaterial } from '#core/product-draft/product-draft.ts';
import { newRow } from '../draft/draft-rows.ts';
import { placeRows, takeRowsBack } from './place-rows.ts';

const row = (name: string) => newRow({ ...emptyMaterial, name });
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join(',');
const added = ['x', 'y', 'z'].map((name) => ({ ...emptyMaterial, name }));

test.each([
  ['a', 0, 10, 'a,x,y,z', 3],
  [',b', 0, 10, 'x,y,z,b', 3],
  ['a,', 1, 10, 'a,x,y,z', 3],
  ['a,,b,', 0, 10, 'a,x,y,z,b', 3],
  ['a,b', 0, 4, 'a,x,y,b', 2],
  [',,', 1, 3, ',x,y', 2],
  ['a,b', 1, 2, 'a,b', 0],
  ['a,b,c', 0, 2, 'a,b,c', 0],
])('into %j at %i with room for %i: %j', (there, at, limit, expected, count) => {
  const rows = there.split(',').map(row);
  const { materials, placed } = placeRows(rows, rows[at]?.key ?? '', added, limit);
  expect(names(materials)).toBe(expected);
  expect(placed).toBe(count);
});

test('the row that is filled keeps its key, and the others get new ones', () => {
  const rows = [row(''), row('b')];
  const { materials } = placeRows(rows, rows[0]?.key ?? '', added, 10);
  expect(materials[0]?.key).toBe(rows[0]?.key);
  expect(new Set(materials.map(({ key }) => key)).size).toBe(4);
});

test.each([
  ['a', 0, 'a'],
  [',b', 0, ',b'],
  ['', 0, ''],
])('taking back what was placed into %j leaves it', (there, at, expected) => {
  const rows = there.split(',').map(row);
  const { materials } = placeRows(rows, rows[at]?.key ?? '', added, 10);
  expect(names(takeRowsBack(materials, rows, materials))).toBe(expected);
});

test('taking back spares what was typed since, and leaves at least one row', () => {
  const rows = [row('')];
  const { materials } = placeRows(rows, rows[0]?.key ?? '', added, 10);
  const typed = row('typed');
  expect(names(takeRowsBack([...materials, typed], rows, materials))).toBe(',typed');
  expect(names(takeRowsBack(materials.slice(1), rows, materials))).toBe('');
});
