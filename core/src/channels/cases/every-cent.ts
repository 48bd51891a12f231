import type { RoundingId } from '../../pricing/final-price.ts';
import { channelPrice, outcomeInChannel } from '../channel-price.ts';
import type { ChannelFees } from '../fees.ts';

/** Integers: cents, and hundredths of a per cent. */
export interface Table {
  readonly bands: readonly { readonly from: number; readonly percent: number; fixed: number }[];
  readonly min: number;
  readonly cap: number | null;
  readonly payment: number;
  readonly paymentFixed: number;
  readonly tax: number;
  readonly seller: number;
}

export const searched = 500_000;

/** So many hundredths of a per cent of a price, rounded half-up to cents. */
export const half = (price: number, percent: number) =>
  Math.floor((2 * price * percent + 10_000) / 20_000);

/** What every price up to R$ 5.000 leaves, as the rules put it: one cent after the other. */
export function everyNet({
  bands,
  min,
  cap,
  payment,
  paymentFixed,
  tax,
  seller,
}: Table): Int32Array {
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

const text = (hundredths: number) => (hundredths / 100).toFixed(2);

export const feesOf = (table: Table): ChannelFees => ({
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

/** Price and dead zones by the search, and as they are answered: only what the search can see. */
export function bothWays(table: Table, wanted: number, rounding: RoundingId) {
  const nets = everyNet(table);
  const cents = lowestByHand(nets, wanted, rounding);
  const net = nets[cents ?? 0] ?? 0;
  const found =
    cents === null ? null : { price: text(cents), net: text(net), fees: text(cents - net) };
  const zones = zonesByHand(nets, table).map(({ from, to }) => ({
    from: text(from),
    to: to === null ? null : text(to),
  }));
  const fees = feesOf(table);
  const piece = { totalCost: '0.00', finalPrice: text(wanted) };
  const answer = channelPrice(fees, piece, rounding);
  const isSeen = answer.price !== null && Number(answer.price) * 100 <= searched;
  const seen = isSeen ? { price: answer.price, net: answer.net, fees: answer.fees } : null;
  const zonesSeen = answer.deadZones
    .filter(({ from }) => Number(from) * 100 <= searched)
    .map(({ from, to }) => ({ from, to: to !== null && Number(to) * 100 < searched ? to : null }));
  const there = isSeen ? outcomeInChannel(fees, piece, answer.price).net : null;
  return {
    byHand: { price: found, net: found?.net ?? null, zones },
    answered: { price: seen, net: there, zones: zonesSeen },
  };
}
