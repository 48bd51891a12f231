import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyAxis } from './axis.ts';

const namesTo = (highest: number) =>
  moneyAxis(highest).labels.map(({ name }) => name.replaceAll('\u00a0', ' '));

test('the amounts that are named are round, and reach over all', () => {
  expect(namesTo(87)).toEqual(['R$ 0', 'R$ 20', 'R$ 40', 'R$ 60', 'R$ 80', 'R$ 100']);
  expect(namesTo(0.7)).toContain('R$ 0,60');
  expect(namesTo(1_400_000)).toContain('R$ 1 mi');
  expect(moneyAxis(100).at(25)).toBe(0.25);
});

test('no two names of an axis are one, whatever it reaches to', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), (cents) => {
      const highest = cents / 100;
      const { labels, at } = moneyAxis(highest);
      expect(new Set(labels.map(({ name }) => name)).size).toBe(labels.length);
      expect(labels.length).toBeLessThan(9);
      expect(at(highest)).toBeLessThanOrEqual(1);
      expect(labels.at(-1)?.at).toBeCloseTo(1);
    }),
    { examples: [[0], [1], [6], [499], [501], [9_999_999]] },
  );
});
