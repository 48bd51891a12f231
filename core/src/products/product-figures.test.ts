import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldDefaults } from '../fields/field.ts';
import { toDecimal } from '../numbers/decimal.ts';
import { computePrice } from '../pricing/price.ts';
import { productFields } from './product-fields.ts';
import { breakdownOf } from './product-figures.ts';
import type { Product } from './product-schemas.ts';

const rate = fc.integer({ min: 1000, max: 10_000 }).map((cents) => cents / 100);
const amount = fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100);

const priced = fc
  .record({
    hourlyRate: rate,
    fixedCosts: amount,
    unitPrice: amount,
    productionTime: fc.integer({ min: 1, max: 400 }).map((quarters) => quarters / 4),
    batchSize: fc.integer({ min: 1, max: 30 }),
    marginPercentage: fc.integer({ min: 10, max: 300 }),
  })
  .map(({ unitPrice, ...values }): Product => {
    const base = { ...fieldDefaults(productFields), ...values, chosenPrice: null };
    const materials = [{ quantity: 3, unitPrice }] as Product['materials'];
    const price = computePrice({ ...base, materials });
    return { ...base, materials, finalPrice: Number(price.finalPrice) } as Product;
  });

test('a product priced at another hourly rate shows figures that add up', () => {
  fc.assert(
    fc.property(priced, rate, (product, today) => {
      const shown = breakdownOf(product, today);
      const sum = (...amounts: string[]) =>
        amounts.reduce((total, each) => total.plus(toDecimal(each)), toDecimal(0)).toFixed(2);
      expect(sum(shown.materialsTotal, shown.labour, shown.fixedCosts)).toBe(shown.totalCost);
      expect(sum(shown.totalCost, shown.profit)).toBe(shown.finalPrice);
      // What an hour brings is neither more nor less because it should cost something else.
      expect(shown.earnedPerHour).toBe(breakdownOf(product, product.hourlyRate).earnedPerHour);
      const hours = toDecimal(product.productionTime).div(String(product.batchSize));
      const apart = toDecimal(shown.labour)
        .plus(toDecimal(shown.profit))
        .minus(hours.times(toDecimal(shown.earnedPerHour)));
      expect(apart.abs().lte(hours.times('0.0050001'))).toBe(true);
    }),
  );
});
