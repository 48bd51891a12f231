import { expect, test } from 'vitest';
import type { PastMovement } from '#core/stock/stock-schemas.ts';
import { stockSteps } from './stock-steps.ts';

/** The last to happen first, each at a second and with what there was after it. */
const movements = (...all: readonly (readonly [second: number, onHandAfter: number])[]) =>
  all.map(([second, onHandAfter]) => ({
    happenedAt: new Date(second * 1000).toISOString(),
    onHandAfter,
    unit: null,
  })) as PastMovement[];

test('what there was lasts until the next movement, above and below 0', () => {
  const drawn = stockSteps(movements([100, -20], [50, 30], [0, 10]));
  expect(drawn).toMatchObject({
    line: 'M6 48.4H160V10H314V106',
    ground: 67.6,
    from: '1970-01-01T00:00:00.000Z',
    to: '1970-01-01T00:01:40.000Z',
  });
});

test('movements of one moment stand side by side, and all of nothing lies on the ground', () => {
  expect(stockSteps(movements([0, 4], [0, 2], [0, 4]))?.line).toBe('M6 10H160V58H314V10');
  expect(stockSteps(movements([9, 0], [0, 0]))).toMatchObject({
    line: 'M6 106H314V106',
    ground: 106,
  });
});

test('a material that changed its unit is drawn in one', () => {
  const [inKilos, inGrams] = movements([9, 0.5], [0, 500]);
  const moves = [
    { ...inKilos, unit: 'quilograma' },
    { ...inGrams, unit: 'grama' },
  ] as PastMovement[];
  expect(stockSteps(moves)?.line).toBe('M6 10H314V10');
});

test('one movement is no drawing', () => {
  expect(stockSteps([])).toBeNull();
  expect(stockSteps(movements([0, 5]))).toBeNull();
});
