import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundingIds } from '../pricing/final-price.ts';
import { bothWays, half, type Table } from './cases/every-cent.ts';
import { feeSchedule, lowestLeaving, maxChannelCents, mostLeft, type Segment } from './fees.ts';

type Shares = readonly [number, number, number];

const nearFraction = fc
  .tuple(
    fc.integer({ min: 1, max: 11 }),
    fc.integer({ min: 2, max: 12 }),
    fc.integer({ min: -4, max: 4 }),
  )
  .map(([part, parts, off]) => Math.max(0, Math.round((10_000 * part) / parts) + off));

const share = fc.oneof(
  fc.integer({ min: 0, max: 12 }),
  fc.integer({ min: 0, max: 9999 }),
  nearFraction,
);

/**
 * Three shares in hundredths of a per cent that leave hardly anything: rounding decides for hundreds of
 * prices. Tiny ones, equal ones, multiples and near fractions of the whole are the slow ones to search.
 */
const closeShares: fc.Arbitrary<Shares> = fc
  .record({
    left: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 10 })),
    one: share,
    two: fc.oneof(share, fc.integer({ min: 1, max: 3 })),
    isMultiple: fc.boolean(),
    order: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ left, one, two, isMultiple, order }) => {
    const first = Math.min(one, 10_000 - left);
    const second = Math.min(isMultiple ? one * two : two, 10_000 - left - first);
    const third = 10_000 - left - first - second;
    if (order === 0) return [first, second, third];
    return order === 1 ? [third, first, second] : [second, third, first];
  });

const reais = (cents: number) => cents / 100;

/** The prices from one to another as a band of a channel, all in cents. */
function bandOf([percent, payment, tax]: Shares, from: number, to: number): Segment {
  const other = { percent: 0, fixed: 0 };
  const above = to < maxChannelCents ? [{ from: reais(to + 1), ...other }] : [];
  const band = { from: reais(from), percent: reais(percent), fixed: 1.5 };
  const fees = { bands: [{ from: 0, ...other }, band, ...above] };
  const schedule = feeSchedule({
    ...fees,
    paymentPercent: reais(payment),
    taxPercent: reais(tax),
  });
  return schedule[1]?.[0] ?? expect.unreachable();
}

/** What each of the prices leaves, as the rules put it. */
function netsOf([one, two, three]: Shares, from: number, to: number): number[] {
  const nets: number[] = [];
  for (let price = from; price <= to; price += 1) {
    nets.push(price - half(price, one) - half(price, two) - half(price, three) - 150);
  }
  return nets;
}

const period = 10_000;
const looked = 3 * period;

/** Where the prices begin that are looked through: at the lowest ones, in between, or at the highest. */
const firsts = fc.oneof(
  fc.integer({ min: 2, max: 2 * period }),
  fc.integer({ min: 2, max: maxChannelCents - looked }),
  fc.constant(maxChannelCents - looked),
);
const searches = fc.record({
  from: fc.integer({ min: 0, max: looked }),
  width: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: looked })),
  more: fc.integer({ min: 0, max: 4 }),
  endings: fc.oneof(
    fc.constant({ step: 1, ending: 0 }),
    fc.constantFrom(
      ...[0, 90, 99].map((ending) => ({ step: 100, ending })),
      ...[500, 1000].map((step) => ({ step, ending: 0 })),
    ),
  ),
});

const limitOrNone = fc.constantFrom(0, 1, 2000);

/** Hardly anything is left, bands begin within a period of each other, minimum and cap may be one. */
const closeTables: fc.Arbitrary<Table> = fc
  .record({
    shares: closeShares,
    bands: fc.array(
      fc.record({
        gap: fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 40_000 })),
        less: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 9 })),
        fixed: fc.integer({ min: 0, max: 40 }),
      }),
      { minLength: 1, maxLength: 20 },
    ),
    min: limitOrNone,
    more: fc.option(limitOrNone),
  })
  .map(({ shares: [percent, payment, tax], bands, min, more }) => {
    let from = 0;
    return {
      ...{ payment, tax, min, cap: more === null ? null : min + more, paymentFixed: 0, seller: 0 },
      bands: bands.map(({ gap, less, fixed }, index) => {
        if (index > 0) from += gap;
        return { from, percent: Math.max(0, percent - less), fixed };
      }),
    };
  });

describe('a band whose shares leave hardly anything', () => {
  it('is solved as a search over every cent solves it, wherever it begins and ends', () => {
    const many = fc.array(searches, { minLength: 40, maxLength: 60 });
    fc.assert(
      fc.property(closeShares, firsts, many, (shares, first, all) => {
        const nets = netsOf(shares, first, first + looked);
        for (const { from, width, more, endings } of all) {
          const to = Math.min(from + width, looked);
          const band = bandOf(shares, first + from, first + to);
          const price = mostByHand(nets, from, to);
          expect(mostLeft(band)).toEqual({ price: first + price, net: nets[price] });
          const wanted = (nets[from] ?? 0) + more;
          let lowest: number | null = null;
          for (let each = to; each >= from; each -= 1) {
            const ends = (first + each) % endings.step === endings.ending;
            if (ends && (nets[each] ?? 0) >= wanted) lowest = first + each;
          }
          expect(lowestLeaving(band, wanted, endings)).toBe(lowest);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('may leave most far below its end', () => {
    const shares = [4, 1, 9993] as const;
    expect(mostByHand(netsOf(shares, 2, 67_857), 0, 67_855)).toBe(63_749 - 2);
    expect(mostLeft(bandOf(shares, 2, 67_857)).price).toBe(63_749);
  });

  it.each([
    [46_700, 35_541, [1947, 8047, 5]],
    [46_700, 46_450, [1947, 8047, 5]],
    [46_700, 46_550, [1947, 8047, 5]],
    [37_699, 35_939, [9937, 37, 24]],
  ] as const)('leaves a wanted amount first at %d cents, from %d on', (price, from, shares) => {
    const nets = netsOf(shares, from, price);
    const wanted = nets.at(-1) ?? 0;
    expect(nets.indexOf(wanted)).toBe(price - from);
    expect(lowestLeaving(bandOf(shares, from, 50_000), wanted)).toBe(price);
  });
});

it('a channel that leaves hardly anything has the price and the dead zones of a search', () => {
  const wanted = fc.integer({ min: 1, max: 60 });
  fc.assert(
    fc.property(closeTables, wanted, fc.constantFrom(...roundingIds), (...input) => {
      const { byHand, answered } = bothWays(...input);
      expect(answered).toEqual(byHand);
    }),
    { numRuns: 150 },
  );
});

/** The last of those that leave most. */
function mostByHand(nets: readonly number[], from: number, to: number): number {
  let best = from;
  for (let each = from; each <= to; each += 1) {
    if ((nets[each] ?? 0) >= (nets[best] ?? 0)) best = each;
  }
  return best;
}
