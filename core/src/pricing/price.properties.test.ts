import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NumberField } from '../fields/field.ts';
import {
  materialFields,
  packedMaterialFields,
  packFields,
  productFields,
} from '../products/product-fields.ts';
import { type UnitTypeId, unitTypes } from '../units/unit-types.ts';
import { factorsApart, inUnit } from './cases/units-apart.ts';
import { type RoundingId, roundingIds } from './final-price.ts';
import {
  breakdownAtPrice,
  computePrice,
  type Price,
  type PriceBreakdown,
  priceForHour,
} from './price.ts';

interface Row {
  quantity: string;
  unit: UnitTypeId;
  wastePercentage: string;
  unitPrice?: string;
  pack?: { price: string; content: string; unit: UnitTypeId };
}

interface Texts {
  materials: Row[];
  productionTime: string;
  batchSize: string;
  fixedCosts: string;
  hourlyRate: string;
  marginPercentage: string;
  rounding: RoundingId;
  chosenPrice: string | null;
}

const used = (quantity: NumberField) => ({
  quantity: decimal(quantity),
  wastePercentage: fc.oneof(fc.constant('0.00'), decimal(materialFields.wastePercentage)),
});

const plainRow: fc.Arbitrary<Row> = fc.record({
  ...used(materialFields.quantity),
  unit: fc.constantFrom(...unitTypes.map(({ id }) => id)),
  unitPrice: decimal(materialFields.unitPrice),
});

const packRow: fc.Arbitrary<Row> = fc.constantFrom(...unitTypes).chain(({ dimension, id }) =>
  fc.record({
    ...used(packedMaterialFields.quantity),
    unit: fc.constant(id),
    pack: fc.record({
      price: decimal(packFields.price),
      content: decimal(packFields.content),
      unit: fc.constantFrom(
        ...unitTypes.filter((other) => other.dimension === dimension).map((other) => other.id),
      ),
    }),
  }),
);

const texts: fc.Arbitrary<Texts> = fc.record({
  materials: fc.array(fc.oneof(plainRow, packRow), { maxLength: 12 }),
  productionTime: decimal(productFields.productionTime),
  batchSize: fc.oneof(fc.constant('1'), decimal(productFields.batchSize)),
  fixedCosts: decimal(productFields.fixedCosts),
  hourlyRate: decimal(productFields.hourlyRate),
  marginPercentage: decimal(productFields.marginPercentage),
  rounding: fc.constantFrom(...roundingIds),
  chosenPrice: fc.oneof(fc.constant(null), decimal(productFields.chosenPrice)),
});

describe('a price', () => {
  it('agrees with exact fractions, given as texts or as numbers', () => {
    fc.assert(
      fc.property(texts, (input) => {
        const exact = exactPrice(input);
        expect(computePrice(input)).toEqual(exact);
        expect(computePrice(asNumbers(input))).toEqual(exact);
      }),
      { numRuns: 1000 },
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

  it('never falls when more of a material is used or lost, or one is added', () => {
    fc.assert(
      fc.property(texts, plainRow, (input, added) => {
        const before = cents(computePrice(input).finalPrice);
        const { quantity, wastePercentage } = added;
        const raised = [
          input.materials.map((row) => ({ ...row, quantity: larger(row.quantity, quantity) })),
          input.materials.map((row) => ({
            ...row,
            wastePercentage: larger(row.wastePercentage, wastePercentage),
          })),
          [...input.materials, added],
        ];
        for (const materials of raised) {
          const after = cents(computePrice({ ...input, materials }).finalPrice);
          expect(after).toBeGreaterThanOrEqual(before);
        }
      }),
    );
  });

  it('of a piece of a batch is that of a single piece, when each takes its own materials', () => {
    const single = texts.map((input) => ({ ...input, batchSize: '1', chosenPrice: null }));
    fc.assert(
      fc.property(single, fc.integer({ min: 2, max: 99 }), (input, pieces) => {
        const one = computePrice(input);
        const manyRows = Array.from({ length: pieces }, () => input.materials).flat();
        const batch = computePrice({
          ...input,
          materials: manyRows,
          productionTime: scaled(units(input.productionTime) * BigInt(pieces), 6),
          fixedCosts: scaled(units(input.fixedCosts) * BigInt(pieces), 2),
          batchSize: pieces,
        });
        // The same division by the same number, so not even a cent is left between them.
        expect({ ...batch, rowCosts: [] }).toEqual({ ...one, rowCosts: [] });
      }),
      { numRuns: 50 },
    );
  });
});

describe('the materials of a pack', () => {
  it('cost what the pack cost, however it is split over rows: no division is visible', () => {
    const part = fc.record({ hundredths: fc.bigInt({ min: 1n, max: 999_999n }), wish: fc.nat(4) });
    const split = fc.record({
      price: decimal(packFields.price),
      of: fc.constantFrom(...unitTypes),
      parts: fc.array(part, { minLength: 1, maxLength: 20 }),
    });
    fc.assert(
      fc.property(split, ({ price, of: { id: unit, dimension }, parts }) => {
        const alike = unitTypes.filter((other) => other.dimension === dimension);
        const all = parts.reduce((sum, { hundredths }) => sum + hundredths, 0n);
        const pack = { price, content: scaled(all, 2), unit };
        const materials = parts.map(({ hundredths, wish }) => {
          const typed = scaled(hundredths, 2);
          const other = alike[wish % alike.length]?.id ?? unit;
          const inOther = inUnit(typed, unit, other);
          return inOther
            ? { quantity: inOther, unit: other, pack }
            : { quantity: typed, unit, pack };
        });
        // Each row is at most half a millionth off, so 500 of them by less than half a cent.
        expect(computePrice({ ...others, materials }).materialsTotal).toBe(price);
      }),
      { numRuns: 300 },
    );
  });
});

/** The figures of a price beside its materials. */
const others = { productionTime: 1, fixedCosts: 0, hourlyRate: 10, marginPercentage: 100 };

describe('a batch of n pieces', () => {
  it('costs what n single pieces cost, but for roundings', () => {
    const few = plainRow.map((row) => ({ ...row, quantity: `${row.quantity.slice(-4)}.5` }));
    const single = fc.record({
      materials: fc.array(few, { maxLength: 5 }),
      productionTime: fc.constant('0.123457'),
      fixedCosts: fc.constant('3.33'),
      hourlyRate: fc.constant('25.01'),
      marginPercentage: fc.constant('100'),
    });
    fc.assert(
      fc.property(single, fc.integer({ min: 2, max: 99 }), (input, pieces) => {
        const times = (text: string) => String(BigInt(text.replace('.', '')) * BigInt(pieces));
        const one = computePrice(input);
        const batch = computePrice({
          ...input,
          materials: input.materials.map((row) => ({
            ...row,
            quantity: `${times(row.quantity)}e-1`,
          })),
          productionTime: `${times(input.productionTime)}e-6`,
          fixedCosts: `${times(input.fixedCosts)}e-2`,
          batchSize: pieces,
        });
        const apart = cents(batch.totalCost) - cents(one.totalCost);
        expect(apart >= -1n && apart <= 1n).toBe(true);
      }),
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
      { numRuns: 500 },
    );
  });
});

describe('the price of a wish per hour', () => {
  it('is the smallest at which an hour brings at least that, by exact fractions', () => {
    const wishes = fc.oneof(decimal(productFields.fixedCosts), fc.constant('30'));
    fc.assert(
      fc.property(texts, wishes, (input, wish) => {
        const price = priceForHour(input, wish) ?? '';
        const { labour, totalCost } = exactBreakdown(input, fraction(price));
        const withoutLabour = cents(totalCost) - cents(labour);
        // price − materials − fixed costs ≥ wish × hours ÷ pieces, multiplied out.
        const wanted = divided(
          times(fraction(wish), fraction(input.productionTime)),
          fraction(input.batchSize),
        );
        const brings = (price: bigint) => (price - withoutLabour) * wanted.d >= wanted.n * 100n;
        expect(brings(cents(price))).toBe(true);
        expect(brings(cents(price) - 1n)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  it('does not exist for a piece that takes no time', () => {
    expect(priceForHour({ ...others, productionTime: 0, materials: [] }, 30)).toBeNull();
  });
});

// The second computation: nothing but BigInt fractions.
interface Fraction {
  n: bigint;
  d: bigint;
}

const zero: Fraction = { n: 0n, d: 1n };

function fraction(text: string): Fraction {
  const [whole = '', decimals = ''] = text.split('.');
  return { n: BigInt(whole + decimals), d: 10n ** BigInt(decimals.length) };
}

function times(a: Fraction, b: Fraction): Fraction {
  return { n: a.n * b.n, d: a.d * b.d };
}

function divided(a: Fraction, b: Fraction): Fraction {
  return { n: a.n * b.d, d: a.d * b.n };
}

function plus(a: Fraction, b: Fraction): Fraction {
  return { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
}

/** Half-up: ties go towards +∞. */
function rounded({ n, d }: Fraction, decimals: number): bigint {
  const doubled = 2n * n * 10n ** BigInt(decimals) + d;
  const quotient = doubled / (2n * d);
  return quotient * 2n * d > doubled ? quotient - 1n : quotient;
}

function to(value: Fraction, decimals: number): Fraction {
  return { n: rounded(value, decimals), d: 10n ** BigInt(decimals) };
}

const percent = (text: string) => times(fraction(text), { n: 1n, d: 100n });
const onePlus = (part: Fraction) => plus({ n: 1n, d: 1n }, part);

function factorOf(id: UnitTypeId): Fraction {
  const [n, d] = factorsApart[id];
  return { n, d };
}

function exactRow({ quantity, unit, wastePercentage, unitPrice, pack }: Row): Fraction {
  const amount = times(fraction(quantity), onePlus(percent(wastePercentage)));
  if (!pack) return to(times(amount, fraction(unitPrice ?? '')), 6);
  const inPackUnit = divided(times(amount, factorOf(unit)), factorOf(pack.unit));
  return to(divided(times(inPackUnit, fraction(pack.price)), fraction(pack.content)), 6);
}

function exactCosts(input: Texts) {
  const size = fraction(input.batchSize);
  const perPiece = (whole: Fraction) => to(divided(whole, size), 2);
  const rows = input.materials.map(exactRow);
  const materials = perPiece(rows.reduce(plus, zero));
  const labour = perPiece(times(fraction(input.productionTime), fraction(input.hourlyRate)));
  const fixed = perPiece(fraction(input.fixedCosts));
  return { rows, materials, labour, fixed, total: plus(plus(materials, labour), fixed) };
}

/** One cent after the other until one ends as it should, from the suggestion on. */
function ending(suggested: Fraction, rounding: RoundingId): Fraction {
  const ends: Record<RoundingId, (price: bigint) => boolean> = {
    none: () => true,
    real: (price) => price % 100n === 0n,
    90: (price) => price % 100n === 90n,
    99: (price) => price % 100n === 99n,
    5: (price) => price % 500n === 0n,
    10: (price) => price % 1000n === 0n,
  };
  let price = rounded(suggested, 2);
  while (!ends[rounding](price)) price += 1n;
  return { n: price, d: 100n };
}

function exactPrice(input: Texts): Price {
  const { total } = exactCosts(input);
  const suggested = to(times(total, onePlus(percent(input.marginPercentage))), 2);
  const final = input.chosenPrice
    ? to(fraction(input.chosenPrice), 2)
    : ending(suggested, input.rounding);
  return { ...exactBreakdown(input, final), suggestedPrice: money(suggested) };
}

function exactBreakdown(input: Texts, price: Fraction): PriceBreakdown {
  const { rows, materials, labour, fixed, total } = exactCosts(input);
  const profit = plus(price, { n: -total.n, d: total.d });
  const hundredfold = times(profit, { n: 100n, d: 1n });
  const hours = divided(fraction(input.productionTime), fraction(input.batchSize));
  return {
    rowCosts: rows.map(money),
    materialsTotal: money(materials),
    labour: money(labour),
    fixedCosts: money(fixed),
    totalCost: money(total),
    finalPrice: money(price),
    profit: money(profit),
    netMargin: price.n === 0n ? '0.0' : scaled(rounded(divided(hundredfold, price), 1), 1),
    markup: total.n === 0n ? '0.00' : scaled(rounded(divided(hundredfold, total), 2), 2),
    earnedPerHour: money(divided(plus(labour, profit), hours)),
  };
}

function money(value: Fraction): string {
  return scaled(rounded(value, 2), 2);
}

function decimal({ least, max, decimals }: NumberField) {
  const unit = 10 ** decimals;
  const smallest = 'above' in least ? least.above * unit + 1 : least.from * unit;
  return fc
    .bigInt({ min: BigInt(Math.round(smallest)), max: BigInt(Math.round(max * unit)) })
    .map((value) => scaled(value, decimals));
}

function scaled(value: number | bigint, decimals: number): string {
  if (decimals === 0) return String(value);
  const sign = value < 0 ? '-' : '';
  const digits = String(value)
    .replace('-', '')
    .padStart(decimals + 1, '0');
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

const units = (text: string) => BigInt(text.replace('.', ''));

function asNumbers(input: Texts) {
  return {
    ...input,
    materials: input.materials.map(({ pack, unitPrice, ...row }) => ({
      ...row,
      quantity: Number(row.quantity),
      wastePercentage: Number(row.wastePercentage),
      ...(unitPrice && { unitPrice: Number(unitPrice) }),
      ...(pack && {
        pack: { ...pack, price: Number(pack.price), content: Number(pack.content) },
      }),
    })),
    productionTime: Number(input.productionTime),
    batchSize: Number(input.batchSize),
    fixedCosts: Number(input.fixedCosts),
    hourlyRate: Number(input.hourlyRate),
    marginPercentage: Number(input.marginPercentage),
    chosenPrice: input.chosenPrice === null ? null : Number(input.chosenPrice),
  };
}

function cents(text: string): bigint {
  return BigInt(text.replace('.', ''));
}

function larger(a: string, b: string): string {
  return Number(a) > Number(b) ? a : b;
}
