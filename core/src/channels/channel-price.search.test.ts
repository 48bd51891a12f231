import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundingIds } from '../pricing/final-price.ts';
import { bothWays, everyNet, feesOf, searched, type Table } from './cases/every-cent.ts';
import { netCurve } from './channel-price.ts';

const shopee: Table = {
  bands: [
    { from: 0, percent: 7000, fixed: 0 },
    { from: 900, percent: 2000, fixed: 450 },
    { from: 8000, percent: 1400, fixed: 1600 },
    { from: 10_000, percent: 1400, fixed: 2000 },
    { from: 20_000, percent: 1400, fixed: 2600 },
  ],
  ...{ min: 0, cap: null, payment: 0, paymentFixed: 0, tax: 0, seller: 0 },
};
const tiktok: Table = {
  bands: [
    { from: 0, percent: 1000, fixed: 400 },
    { from: 5000, percent: 600, fixed: 600 },
  ],
  ...{ min: 0, cap: 5000, payment: 0, paymentFixed: 0, tax: 0, seller: 0 },
};

const often = (value: number, max: number) =>
  fc.oneof(fc.constant(value), fc.integer({ min: 0, max }));

const tables: fc.Arbitrary<Table> = fc
  .record({
    froms: fc.uniqueArray(
      fc.oneof(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: searched + 50_000 })),
      { maxLength: 6 },
    ),
    percents: fc.array(fc.oneof(often(0, 3000), fc.integer({ min: 0, max: 9900 })), {
      minLength: 7,
      maxLength: 7,
    }),
    fixeds: fc.array(often(0, 3000), { minLength: 7, maxLength: 7 }),
    limits: fc.option(fc.tuple(often(0, 5000), fc.option(fc.integer({ min: 0, max: 20_000 })))),
    payment: often(0, 700),
    paymentFixed: often(0, 500),
    tax: often(0, 600),
    seller: often(0, 3000),
  })
  .map(({ froms, percents, fixeds, limits, payment, tax, ...rest }) => {
    const [least = 0, more = null] = limits ?? [];
    return {
      ...rest,
      payment,
      tax,
      min: least,
      cap: more === null ? null : least + more,
      bands: [0, ...froms.sort((one, other) => one - other)].map((from, index) => ({
        from,
        percent: Math.min(percents[index] ?? 0, 9999 - payment - tax),
        fixed: fixeds[index] ?? 0,
      })),
    };
  });

describe('channels, against a search over every cent up to R$ 5.000', () => {
  it('price to the cent and have the same dead zones, whatever the table', () => {
    fc.assert(
      fc.property(
        tables,
        fc.integer({ min: 1, max: 450_000 }),
        fc.constantFrom(...roundingIds),
        (...input) => {
          const { byHand, answered } = bothWays(...input);
          expect(answered).toEqual(byHand);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['Shopee', shopee],
    ['TikTok Shop', tiktok],
  ])('%s has the dead zones that are found so, and the curve that is drawn', (_name, table) => {
    const nets = everyNet(table);
    for (const rounding of roundingIds) {
      const { byHand, answered } = bothWays(table, 5968, rounding);
      expect(answered).toEqual(byHand);
    }
    const points = netCurve(feesOf(table), searched / 100).flat();
    expect(points.at(-1)?.price).toBe(searched / 100);
    for (const { price, net } of points) {
      expect({ price, net }).toEqual({ price, net: (nets[Math.round(price * 100)] ?? 0) / 100 });
    }
  });
});
