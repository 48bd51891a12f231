import { expect, test } from 'vitest';
import { breakdownAtPrice } from './price.ts';
import { inReais, outcomeText, priceRange } from './what-if.ts';

// 20,00 of yarn, 50,00 of labour and 30,00 of fixed costs.
const costs = {
  materials: [{ quantity: 2, unitPrice: 10 }],
  productionTime: 2,
  hourlyRate: 25,
  fixedCosts: 30,
};

test('a piece breaks even at what it costs, and those of a batch share it', () => {
  expect(priceRange(costs, 250).breakEven).toBe('100.00');
  expect(priceRange({ ...costs, batchSize: 3 }, 50).breakEven).toBe('33.34');
});

test('prices go from below the cost to above it and the price of today', () => {
  for (const price of [250, 80, 0.01, 9_999_999.99]) {
    const { from, to } = priceRange(costs, price);
    expect(from).toBeGreaterThan(0);
    expect(from).toBeLessThan(100 * Math.min(100, price) + 1);
    expect(to).toBeGreaterThan(100 * Math.max(100, price));
  }
});

test('what costs nothing breaks even at nothing, and has prices to look at', () => {
  const free = { materials: [], productionTime: 1, hourlyRate: 0, fixedCosts: 0 };
  expect(priceRange(free, 0)).toEqual({ breakEven: '0.00', from: 1, to: 61 });
});

test('a price says what it leaves, in all and for an hour', () => {
  const textOf = (cents: number) =>
    outcomeText({ ...costs, ...breakdownAtPrice(costs, inReais(cents)) }).replaceAll('\u00a0', ' ');
  expect(textOf(25_000)).toBe(
    'Com R$ 250,00 você ganha R$ 200,00: R$ 100,00 por hora, acima dos R$ 25,00 que você quer. Lucro de R$ 150,00. Margem líquida de 60,0%.',
  );
  expect(textOf(9_999)).toBe(
    'Com R$ 99,99 você ganha R$ 49,99: R$ 25,00 por hora, o que você quer, mas falta R$ 0,01 para o custo. Margem líquida de 0,0%.',
  );
});
