import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDecimal } from '../numbers/decimal.ts';
import { isPriceWithinReach, type RoundingId, roundingIds, roundPrice } from './final-price.ts';

const round = (price: string, id: RoundingId) => roundPrice(toDecimal(price), id).toFixed(2);

describe('a rounded price', () => {
  it.each([
    ['none', '117.06', '117.06'],
    ['real', '117.06', '118.00'],
    ['real', '117.00', '117.00'],
    ['real', '0.00', '0.00'],
    ['90', '117.06', '117.90'],
    ['90', '117.90', '117.90'],
    ['90', '117.91', '118.90'],
    ['90', '0.01', '0.90'],
    ['99', '117.99', '117.99'],
    ['99', '118.00', '118.99'],
    ['5', '110.01', '115.00'],
    ['5', '115.00', '115.00'],
    ['10', '110.01', '120.00'],
    ['10', '0.01', '10.00'],
  ] as const)('%s: %s → %s', (id, suggested, expected) => {
    expect(round(suggested, id)).toBe(expected);
  });

  it('is never below the suggestion, nor a whole step above it, and stays as it is', () => {
    const steps: Record<RoundingId, bigint> = {
      none: 1n,
      real: 100n,
      90: 100n,
      99: 100n,
      5: 500n,
      10: 1000n,
    };
    const cents = fc.oneof(
      fc.bigInt({ min: 0n, max: 2_000n }),
      fc.bigInt({ min: 0n, max: 1_000_000_000n }),
    );
    fc.assert(
      fc.property(cents, fc.constantFrom(...roundingIds), (suggested, id) => {
        const rounded = roundPrice(toDecimal(String(suggested)).times('0.01'), id);
        const above = BigInt(rounded.times('100').toFixed(0)) - suggested;
        expect(above >= 0n && above < steps[id]).toBe(true);
        expect(roundPrice(rounded, id).eq(rounded)).toBe(true);
      }),
    );
  });

  it('reaches R$ 9.999.999,99', () => {
    expect(isPriceWithinReach('9999999.99')).toBe(true);
    expect(isPriceWithinReach('10000000')).toBe(false);
  });
});
