import { expect, test } from 'vitest';
import { priceCurve } from './price-curve.ts';

// 20,00 of yarn, 50,00 of labour and 30,00 of fixed costs.
const costs = {
  materials: [{ quantity: 2, unitPrice: 10 }],
  productionTime: 2,
  hourlyRate: 25,
  fixedCosts: 30,
};

test('a piece breaks even at what it costs', () => {
  const { breakEven, pointAt } = priceCurve(costs, 250);
  expect(breakEven).toBe('100.00');
  expect(pointAt(breakEven)).toEqual({ price: '100.00', profit: '0.00', netMargin: '0.0' });
  expect(pointAt('99.99')).toEqual({ price: '99.99', profit: '-0.01', netMargin: '0.0' });
  expect(pointAt(250)).toEqual({ price: '250.00', profit: '150.00', netMargin: '60.0' });
});

test('the pieces of a batch share what it costs', () => {
  expect(priceCurve({ ...costs, batchSize: 3 }, 50).breakEven).toBe('33.34');
});

test('the curve goes from below the cost to above the price, and rises', () => {
  for (const price of [250, 80, 0.01, 9_999_999.99]) {
    const { curve, from, to } = priceCurve(costs, price);
    expect(from).toBeLessThan(100 * Math.min(100, price) + 1);
    expect(to).toBeGreaterThan(100 * Math.max(100, price));
    const profits = curve.map(({ profit }) => Number(profit));
    expect(profits).toEqual(profits.toSorted((one, other) => one - other));
    expect(curve).toHaveLength(61);
  }
});

test('what costs nothing never loses', () => {
  const free = { materials: [], productionTime: 1, hourlyRate: 0, fixedCosts: 0 };
  const { breakEven, curve } = priceCurve(free, 0);
  expect(breakEven).toBe('0.00');
  expect(curve.every(({ profit }) => Number(profit) >= 0)).toBe(true);
});
