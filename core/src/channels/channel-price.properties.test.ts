import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RoundingId, roundingIds } from '../pricing/final-price.ts';
import { deadZones, netCurve, outcomeInChannel, priceInChannel } from './channel-price.ts';

/** Integers: cents, and hundredths of a per cent. */
interface Table {
  readonly bands: readonly { readonly from: number; readonly percent: number; fixed: number }[];
  readonly min: number;
  readonly cap: number | null;
  readonly payment: number;
  readonly paymentFixed: number;
  readonly tax: number;
  readonly seller: number;
}

const searched = 500_000;

const half = (price: number, percent: number) =>
  Math.floor((2 * price * percent + 10_000) / 20_000);

/** What every price up to R$ 5.000 leaves, as the rules put it: one cent after the other. */
function everyNet({ bands, min, cap, payment, paymentFixed, tax, seller }: Table): Int32Array {
  const nets = new Int32Array(searched + 1);
  const most = cap ?? searched * 2;
  for (const [index, { from, percent, fixed }] of bands.entries()) {
    const end = Math.min(bands[index + 1]?.from ?? searched + 1, searched + 1);
    const always = fixed + paymentFixed + seller;
    for (let price = from; price < end; price += 1) {
      const commission = Math.min(Math.max(half(price, percent), min), most);
      nets[price] = price - commission - half(price, payment) - half(price, tax) - always;
    }
  }
  return nets;
}

const ends: Record<RoundingId, (price: number) => boolean> = {
  none: () => true,
  real: (price) => price % 100 === 0,
  '90': (price) => price % 100 === 90,
  '99': (price) => price % 100 === 99,
  '5': (price) => price % 500 === 0,
  '10': (price) => price % 1000 === 0,
};

function lowestByHand(nets: Int32Array, wanted: number, rounding: RoundingId): number | null {
  for (let price = 1; price <= searched; price += 1) {
    if ((nets[price] as number) >= wanted && ends[rounding](price)) return price;
  }
  return null;
}

/** A zone that is open where the search ends has no `to`. */
function zonesByHand(nets: Int32Array, { bands }: Table) {
  const zones: { from: number; to: number | null }[] = [];
  const borders = new Uint8Array(searched + 1);
  for (const { from } of bands.slice(1)) borders[from] = 1;
  let best = Number.NEGATIVE_INFINITY;
  let zone: { from: number; above: number } | null = null;
  for (let price = 1; price <= searched; price += 1) {
    const net = nets[price] as number;
    if (!zone && borders[price] === 1) zone = { from: price, above: best };
    if (zone && net > zone.above) {
      if (price > zone.from) zones.push({ from: zone.from, to: price - 1 });
      zone = null;
    }
    if (net > best) best = net;
  }
  if (zone) zones.push({ from: zone.from, to: null });
  return zones;
}

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

const fail = (): never => {
  throw new Error('no price');
};
const text = (hundredths: number) => (hundredths / 100).toFixed(2);

const feesOf = (table: Table) => ({
  bands: table.bands.map(({ from, percent, fixed }) => ({
    from: text(from),
    percent: text(percent),
    fixed: text(fixed),
  })),
  min: text(table.min),
  cap: table.cap === null ? null : text(table.cap),
  paymentPercent: text(table.payment),
  paymentFixed: text(table.paymentFixed),
  taxPercent: text(table.tax),
  sellerCost: text(table.seller),
});

/** Only what the search can see. */
function zonesSeen(table: Table) {
  return deadZones(feesOf(table))
    .filter(({ from }) => Number(from) * 100 <= searched)
    .map(({ from, to }) => ({ from, to: to !== null && Number(to) * 100 < searched ? to : null }));
}

function expectAsByHand(table: Table, wanted: number, rounding: RoundingId): void {
  const nets = everyNet(table);
  const fees = feesOf(table);
  const piece = { totalCost: '10.00', finalPrice: text(wanted) };
  const price = lowestByHand(nets, wanted, rounding);
  const answer = priceInChannel(fees, piece, rounding);
  if (price === null) {
    expect(answer === null || Number(answer.price) * 100 > searched).toBe(true);
  } else {
    const net = nets[price] ?? fail();
    expect(answer).toMatchObject({ price: text(price), net: text(net), fees: text(price - net) });
    expect(outcomeInChannel(fees, piece, text(price))).toMatchObject({ net: text(net) });
  }
  expect(zonesSeen(table)).toEqual(
    zonesByHand(nets, table).map(({ from, to }) => ({
      from: text(from),
      to: to === null ? null : text(to),
    })),
  );
}

describe('channels, against a search over every cent up to R$ 5.000', () => {
  it('price to the cent and have the same dead zones, whatever the table', () => {
    fc.assert(
      fc.property(
        tables,
        fc.integer({ min: 1, max: 450_000 }),
        fc.constantFrom(...roundingIds),
        expectAsByHand,
      ),
      { numRuns: 1000 },
    );
  }, 120_000);

  it.each([
    ['Shopee', shopee],
    ['TikTok Shop', tiktok],
  ])('%s has the dead zones that are found so, and the curve that is drawn', (_name, table) => {
    const nets = everyNet(table);
    for (const rounding of roundingIds) expectAsByHand(table, 5968, rounding);
    const points = netCurve(feesOf(table), searched / 100).flat();
    expect(points.at(-1)?.price).toBe(searched / 100);
    for (const { price, net } of points) {
      expect({ price, net }).toEqual({ price, net: (nets[Math.round(price * 100)] ?? 0) / 100 });
    }
  });
});
