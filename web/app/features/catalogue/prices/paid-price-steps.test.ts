import { expect, test } from 'vitest';
import type { ComparedPrice } from './compare-paid.ts';
import { priceSteps } from './paid-price-steps.ts';

const price = (day: number, size: number | null): ComparedPrice => ({
  since: new Date(day * 1000).toISOString(),
  paid: '',
  perUnit: size === null ? null : { text: '', size },
});

test('a price lasts as long as it was paid, above 0', () => {
  const drawn = priceSteps([price(75, 2), price(0, 1)], 100_000);
  expect(drawn?.steps.map(({ x, y }) => [x, y])).toEqual([
    [6, 58],
    [233, 10],
  ]);
  expect(drawn?.line).toBe('M6 58H233V10H314');
  expect(drawn?.area).toBe('M6 106V58H233V106ZM233 106V10H314V106Z');
});

test('every step has some width, however short it was', () => {
  const widths = (prices: ComparedPrice[], now: number) => {
    const steps = priceSteps(prices, now)?.steps ?? [];
    return steps.map(({ x }, index) => (steps[index + 1]?.x ?? 314) - x);
  };
  expect(widths([price(1000, 3), price(1000, 2), price(0, 1)], 1_000_000)).toEqual([292, 8, 8]);
  expect(widths([price(5, 2), price(5, 1)], 5000)).toEqual([8, 300]);
  // A clock that is behind the server's.
  expect(widths([price(5, 2), price(0, 1)], 0)).toEqual([300, 8]);
  const many = Array.from({ length: 100 }, (_, index) => price(100 - index, 1));
  const all = widths(many, 100_000);
  expect(Math.min(...all)).toBeGreaterThan(2);
});

test('what was bought in another kind of unit leaves a gap, and begins nothing', () => {
  const drawn = priceSteps([price(3, 2), price(2, null), price(1, 1), price(0, null)], 4000);
  expect(drawn?.steps).toHaveLength(2);
  expect(drawn?.line.match(/M/g)).toHaveLength(2);
});

test('one price is no drawing', () => {
  expect(priceSteps([], 1)).toBeNull();
  expect(priceSteps([price(1, 2)], 1)).toBeNull();
  expect(priceSteps([price(2, 2), price(1, null)], 1)).toBeNull();
});

test('what was always free lies on the ground', () => {
  expect(priceSteps([price(1, 0), price(0, 0)], 2000)?.steps.map(({ y }) => y)).toEqual([106, 106]);
});
