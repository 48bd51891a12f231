import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linearScale, ratioScale, roundStep } from './scale.ts';

const values = (scale: { ticks: readonly { value: number }[] }) =>
  scale.ticks.map(({ value }) => value);

test('equal steps are round and reach over all values', () => {
  expect(values(linearScale(0, 87))).toEqual([0, 50, 100]);
  expect(values(linearScale(-12, 30))).toEqual([-20, 0, 20, 40]);
  expect(values(linearScale(0, 0.7))).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
  expect(linearScale(0, 100).at(25)).toBe(0.25);
  expect(linearScale(0, 100).at(-5)).toBe(0);
});

test('one value alone has an axis around it', () => {
  expect(values(linearScale(0, 0))).toEqual([0, 0.5, 1]);
  expect(values(ratioScale(100, 100))).toEqual([50, 100, 200]);
  expect(ratioScale(100, 100).at(100)).toBeCloseTo(0.5);
});

test('steps that multiply alike are 1, 2 and 5 with zeros, and not too many', () => {
  expect(values(ratioScale(12, 180))).toEqual([10, 20, 50, 100, 200]);
  expect(values(ratioScale(3, 4000))).toEqual([2, 20, 200, 2000]);
  expect(values(ratioScale(0.01, 9_999_999)).length).toBeLessThanOrEqual(5);
});

test('whatever the values, they lie on their axis in their order', () => {
  const amount = fc.double({ min: 0.01, max: 1e7, noNaN: true });
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      for (const scale of [linearScale(low, high), ratioScale(low, high)]) {
        expect(scale.ticks.length).toBeGreaterThan(0);
        expect(scale.ticks.length).toBeLessThan(9);
        expect(scale.at(low)).toBeLessThanOrEqual(scale.at(high));
        expect(scale.at(low)).toBeGreaterThanOrEqual(0);
        expect(scale.at(high)).toBeLessThanOrEqual(1);
      }
    }),
    { examples: [[0.010000000000000004, 0.010000000000000002]] },
  );
});

test('a round step covers the span in no more than the steps asked for', () => {
  expect(roundStep(100, 4)).toBe(50);
  expect(roundStep(60_000, 200)).toBe(500);
});
