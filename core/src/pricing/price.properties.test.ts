import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NumberField } from '../fields/field.ts';
import { materialFields, productFields } from '../products/fields.ts';
import { breakdownAtPrice, computePrice, type PriceBreakdown } from './price.ts';

interface Texts {
  materials: { quantity: string; unitPrice: string }[];
  productionTime: string;
  fixedCosts: string;
  hourlyRate: string;
  marginPercentage: string;
}

const texts: fc.Arbitrary<Texts> = fc.record({
  materials: fc.array(
    fc.record({
      quantity: decimal(materialFields.quantity),
      unitPrice: decimal(materialFields.unitPrice),
    }),
    { maxLength: 12 },
  ),
  productionTime: decimal(productFields.productionTime),
  fixedCosts: decimal(productFields.fixedCosts),
  hourlyRate: decimal(productFields.hourlyRate),
  marginPercentage: decimal(productFields.marginPercentage),
});

describe('a suggested price', () => {
  it('agrees with exact fractions, given as texts or as numbers', () => {
    fc.assert(
      fc.property(texts, (input) => {
        const exact = exactPrice(input);
        expect(computePrice(input)).toEqual(exact);
        expect(computePrice(asNumbers(input))).toEqual(exact);
      }),
      { numRuns: 2000 },
    );
  });

  it('is made of figures that add up', () => {
    fc.assert(
      fc.property(texts, (input) => {
        const price = computePrice(input);
        const cost = cents(price.materialsTotal) + cents(price.labour) + cents(price.fixedCosts);
        expect(cents(price.totalCost)).toBe(cost);
        expect(cents(price.finalPrice)).toBe(cost + cents(price.profit));
      }),
    );
  });

  it('never falls when a cost or the markup rises', () => {
    const fields = ['productionTime', 'fixedCosts', 'hourlyRate', 'marginPercentage'] as const;
    fc.assert(
      fc.property(texts, texts, (input, other) => {
        const before = cents(computePrice(input).finalPrice);
        for (const field of fields) {
          const raised = { ...input, [field]: larger(input[field], other[field]) };
          expect(cents(computePrice(raised).finalPrice)).toBeGreaterThanOrEqual(before);
        }
      }),
    );
  });

  it('never falls when a quantity or a unit price rises, or a material is added', () => {
    fc.assert(
      fc.property(
        texts,
        decimal(materialFields.quantity),
        decimal(materialFields.unitPrice),
        (input, quantity, unitPrice) => {
          const before = cents(computePrice(input).finalPrice);
          const raised = [
            input.materials.map((row) => ({ ...row, quantity: larger(row.quantity, quantity) })),
            input.materials.map((row) => ({ ...row, unitPrice: larger(row.unitPrice, unitPrice) })),
            [...input.materials, { quantity, unitPrice }],
          ];
          for (const materials of raised) {
            const after = cents(computePrice({ ...input, materials }).finalPrice);
            expect(after).toBeGreaterThanOrEqual(before);
          }
        },
      ),
    );
  });
});

describe('the breakdown at a set price', () => {
  it('agrees with exact fractions, at a loss too', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 0, max: 10_000_000 }), (input, price) => {
        const exact = exactBreakdown(input, { n: BigInt(price), d: 100n });
        expect(breakdownAtPrice(input, scaled(price, 2))).toEqual(exact);
        expect(breakdownAtPrice(asNumbers(input), Number(scaled(price, 2)))).toEqual(exact);
      }),
      { numRuns: 1000 },
    );
  });
});

// The second computation: nothing but BigInt fractions.
interface Fraction {
  n: bigint;
  d: bigint;
}

function fraction(text: string): Fraction {
  const [whole = '', decimals = ''] = text.split('.');
  return { n: BigInt(whole + decimals), d: 10n ** BigInt(decimals.length) };
}

function times(a: Fraction, b: Fraction): Fraction {
  return { n: a.n * b.n, d: a.d * b.d };
}

function plus(a: Fraction, b: Fraction): Fraction {
  return { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
}

function rounded({ n, d }: Fraction, decimals: number): bigint {
  if (n < 0n) return -rounded({ n: -n, d }, decimals);
  return (2n * n * 10n ** BigInt(decimals) + d) / (2n * d);
}

function inCents(value: Fraction): Fraction {
  return { n: rounded(value, 2), d: 100n };
}

function exactPrice(input: Texts): PriceBreakdown {
  const factor = plus(
    { n: 1n, d: 1n },
    times(fraction(input.marginPercentage), { n: 1n, d: 100n }),
  );
  const { total } = exactCosts(input);
  return exactBreakdown(input, inCents(times(total, factor)));
}

function exactCosts(input: Texts) {
  const rows = input.materials.map((row) => times(fraction(row.quantity), fraction(row.unitPrice)));
  const materials = inCents(rows.reduce(plus, { n: 0n, d: 1n }));
  const labour = inCents(times(fraction(input.productionTime), fraction(input.hourlyRate)));
  const fixed = inCents(fraction(input.fixedCosts));
  return { rows, materials, labour, fixed, total: plus(plus(materials, labour), fixed) };
}

function exactBreakdown(input: Texts, price: Fraction): PriceBreakdown {
  const { rows, materials, labour, fixed, total } = exactCosts(input);
  const profit = plus(price, { n: -total.n, d: total.d });
  const netMargin = { n: profit.n * price.d * 100n, d: profit.d * price.n };
  return {
    materialTotals: rows.map(money),
    materialsTotal: money(materials),
    labour: money(labour),
    fixedCosts: money(fixed),
    totalCost: money(total),
    finalPrice: money(price),
    profit: money(profit),
    netMargin: price.n === 0n ? '0.0' : scaled(rounded(netMargin, 1), 1),
  };
}

function money(value: Fraction): string {
  return scaled(rounded(value, 2), 2);
}

function decimal({ least, max, decimals }: NumberField) {
  const unit = 10 ** decimals;
  const smallest = 'above' in least ? least.above * unit + 1 : least.from * unit;
  return fc
    .integer({ min: Math.round(smallest), max: Math.round(max * unit) })
    .map((value) => scaled(value, decimals));
}

function scaled(value: number | bigint, decimals: number): string {
  const sign = value < 0 ? '-' : '';
  const digits = String(value)
    .replace('-', '')
    .padStart(decimals + 1, '0');
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

function asNumbers(input: Texts) {
  return {
    materials: input.materials.map((row) => ({
      quantity: Number(row.quantity),
      unitPrice: Number(row.unitPrice),
    })),
    productionTime: Number(input.productionTime),
    fixedCosts: Number(input.fixedCosts),
    hourlyRate: Number(input.hourlyRate),
    marginPercentage: Number(input.marginPercentage),
  };
}

function cents(text: string): bigint {
  return BigInt(text.replace('.', ''));
}

function larger(a: string, b: string): string {
  return Number(a) > Number(b) ? a : b;
}
