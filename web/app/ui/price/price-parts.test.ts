import { expect, test } from 'vitest';
import { breakdownAtPrice, computePrice } from '#core/pricing/price.ts';
import { priceParts } from './price-parts.ts';

const costs = {
  materials: [{ quantity: '2', unitPrice: '10' }],
  productionTime: '2',
  hourlyRate: '25',
  fixedCosts: '30',
};

test('shares the price out among its parts', () => {
  const parts = priceParts(computePrice({ ...costs, marginPercentage: '100' }));
  expect(parts.map((part) => part.share)).toEqual([0.1, 0.25, 0.15, 0.5]);
});

test('gives a loss no room in the drawing', () => {
  const parts = priceParts(breakdownAtPrice(costs, '80'));
  expect(parts.at(-1)).toMatchObject({
    label: 'Prejuízo',
    share: 0,
    amount: '-R$\u00a020,00',
    lack: 'unpaid',
  });
  expect(priceParts(breakdownAtPrice(costs, '49')).at(-1)?.lack).toBe('loss');
  expect(parts.reduce((sum, part) => sum + part.share, 0)).toBeCloseTo(1);
});

test('draws nothing when everything costs nothing', () => {
  const nothing = { materials: [], productionTime: '0', hourlyRate: '0', fixedCosts: '0' };
  expect(priceParts(breakdownAtPrice(nothing, '0')).map((part) => part.share)).toEqual([
    0, 0, 0, 0,
  ]);
});
