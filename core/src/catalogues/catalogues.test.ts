import { describe, expect, it } from 'vitest';
import { businessTypes, defaultBusinessType } from './business-types.ts';
import { craftCategories } from './craft-categories.ts';
import { materialCategories } from './material-categories.ts';
import { states } from './states.ts';
import { defaultUnitType, unitTypes } from './unit-types.ts';

describe.each([
  ['craft categories', craftCategories, 17],
  ['material categories', materialCategories, 21],
  ['unit types', unitTypes, 10],
  ['states', states, 27],
  ['business types', businessTypes, 2],
] as const)('%s', (_, entries, count) => {
  it(`are ${count}, each with an id and a name of its own`, () => {
    expect(entries).toHaveLength(count);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(count);
    expect(new Set(entries.map(({ name }) => name)).size).toBe(count);
  });

  it('are complete: no empty text', () => {
    expect(entries.flatMap((entry) => Object.values(entry))).not.toContain('');
  });
});

it('lists the states sorted by code', () => {
  const codes = states.map(({ id }) => id);
  expect(codes).toEqual(codes.toSorted());
});

it('defaults to a unit and an informal business', () => {
  expect([defaultUnitType, defaultBusinessType]).toEqual(['unidade', 'informal']);
});
