import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import cases from './cases/pricing.json' with { type: 'json' };
import truth from './cases/truth.json' with { type: 'json' };
import { breakdownAtPrice, computePrice, type PricingInput } from './price.ts';

const nothing: PricingInput = {
  materials: [],
  productionTime: 0,
  fixedCosts: 0,
  hourlyRate: 0,
  marginPercentage: 100,
};

describe('computePrice', () => {
  it.each(cases)('prices "$name" to the cent', ({ expected, ...input }) => {
    expect(computePrice(input)).toMatchObject(expected);
  });

  it.each(truth)('prices "$name" with packs, batch and final price', ({ expected, ...input }) => {
    const { channels: _, ...direct } = expected as typeof expected & { channels?: unknown };
    expect(computePrice(input as PricingInput)).toEqual(direct);
  });

  it.each(cases)('prices "$name" the same from JSON numbers', ({ expected, ...input }) => {
    const numbers = {
      materials: input.materials.map((row) => ({
        quantity: Number(row.quantity),
        unitPrice: Number(row.unitPrice),
      })),
      productionTime: Number(input.productionTime),
      fixedCosts: Number(input.fixedCosts),
      hourlyRate: Number(input.hourlyRate),
      marginPercentage: Number(input.marginPercentage),
    };
    expect(computePrice(numbers)).toMatchObject(expected);
  });

  it('holds at the bounds of every field, 500 materials long', () => {
    const materials = Array.from({ length: 500 }, () => ({ quantity: 9999, unitPrice: 99999.99 }));
    const price = computePrice({
      materials,
      productionTime: 100,
      fixedCosts: 10000,
      hourlyRate: 100,
      marginPercentage: 300,
    });
    expect(price.rowCosts[499]).toBe('999899900.01');
    expect(price.materialsTotal).toBe('499949950005.00');
    expect(price.totalCost).toBe('499949970005.00');
    expect(price.finalPrice).toBe('1999799880020.00');
    expect(price.netMargin).toBe('75.0');
  });

  it('rounds each row for display, but the sum of exact rows only once', () => {
    const row = { quantity: '0.5', unitPrice: '0.01' };
    const price = computePrice({ ...nothing, materials: [row, row, row] });
    expect(price.rowCosts).toEqual(['0.01', '0.01', '0.01']);
    expect(price.materialsTotal).toBe('0.02');
  });

  it.each([
    ['materialsTotal', { materials: [{ quantity: 1.5, unitPrice: 0.01 }] }, '0.02'],
    ['labour', { productionTime: 0.25, hourlyRate: 10.02 }, '2.51'],
    ['fixedCosts', { fixedCosts: '0.005' }, '0.01'],
    ['finalPrice', { fixedCosts: 0.05, marginPercentage: 10 }, '0.06'],
  ] as const)('rounds a tie in %s up', (figure, input, expected) => {
    expect(computePrice({ ...nothing, ...input })[figure]).toBe(expected);
  });

  it('takes a number for the decimal it is written as, not its binary fraction', () => {
    const { labour } = computePrice({ ...nothing, productionTime: 1, hourlyRate: 1.005 });
    expect(labour).toBe('1.01');
  });

  it('reads numbers written with an exponent', () => {
    const materials = [{ quantity: 1e-7, unitPrice: '1e5' }];
    expect(computePrice({ ...nothing, materials }).materialsTotal).toBe('0.01');
  });

  it('answers zeros, and a net margin of 0.0, when nothing costs anything', () => {
    expect(computePrice({ ...nothing, fixedCosts: -0 })).toEqual({
      rowCosts: [],
      materialsTotal: '0.00',
      labour: '0.00',
      fixedCosts: '0.00',
      totalCost: '0.00',
      suggestedPrice: '0.00',
      finalPrice: '0.00',
      profit: '0.00',
      netMargin: '0.0',
      markup: '0.00',
      earnedPerHour: '0.00',
    });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '', ' 1', '1,5', 'abc', '0x10', '1e9999'])(
    'refuses %j with a RangeError',
    (value) => {
      expect(() => computePrice({ ...nothing, fixedCosts: value })).toThrow(RangeError);
      expect(() => computePrice({ ...nothing, marginPercentage: value })).toThrow(RangeError);
      const materials = [{ quantity: 1, unitPrice: value }];
      expect(() => computePrice({ ...nothing, materials })).toThrow(RangeError);
    },
  );

  it('leaves the settings of other users of big.js alone', () => {
    expect({ DP: Big.DP, RM: Big.RM, strict: Big.strict }).toEqual({
      DP: 20,
      RM: 1,
      strict: false,
    });
  });
});

describe('breakdownAtPrice', () => {
  const costs = { materials: [], productionTime: 0, hourlyRate: 25, fixedCosts: '30.01' };

  it('shows the profit and net margin a set price leaves', () => {
    const atPrice = breakdownAtPrice({ ...costs, productionTime: 2 }, 160.02);
    expect(atPrice).toMatchObject({ labour: '50.00', totalCost: '80.01', finalPrice: '160.02' });
    expect(atPrice).toMatchObject({ profit: '80.01', netMargin: '50.0' });
  });

  it('is negative below cost, ties rounded towards zero', () => {
    const atPrice = breakdownAtPrice(costs, '20');
    expect(atPrice).toMatchObject({ profit: '-10.01', netMargin: '-50.0' });
  });

  it('rounds the net margin once, from the exact ratio', () => {
    const tie = breakdownAtPrice({ ...costs, fixedCosts: '9.99' }, '20');
    expect(tie).toMatchObject({ profit: '10.01', netMargin: '50.1' });
    // 33.349… would become 33.35, then 33.4, if it were rounded twice.
    const belowTie = breakdownAtPrice({ ...costs, fixedCosts: '66651' }, '100000');
    expect(belowTie.netMargin).toBe('33.3');
    const closeToTie = breakdownAtPrice({ ...costs, fixedCosts: '6665000.01' }, '10000000');
    expect(closeToTie.netMargin).toBe('33.3');
  });

  it('never shows a negative zero', () => {
    const atPrice = breakdownAtPrice({ ...costs, fixedCosts: '10000000.01' }, '10000000');
    expect(atPrice).toMatchObject({ profit: '-0.01', netMargin: '0.0' });
  });

  it('has a net margin of 0.0 at a price of 0', () => {
    expect(breakdownAtPrice(costs, 0)).toMatchObject({ profit: '-30.01', netMargin: '0.0' });
  });

  it('agrees with computePrice at the suggested price', () => {
    for (const { expected, ...input } of cases) {
      const { suggestedPrice: _, ...price } = computePrice(input);
      expect(breakdownAtPrice(input, expected.finalPrice)).toEqual(price);
    }
  });
});
