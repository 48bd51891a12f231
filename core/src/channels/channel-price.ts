import { centsText, type DecimalInput, toDecimal } from '../numbers/decimal.ts';
import { noRounding, type RoundingId, roundings } from '../pricing/final-price.ts';
import type { Price } from '../pricing/price.ts';
import {
  type ChannelFees,
  type Endings,
  type FeeSchedule,
  feeSchedule,
  type Left,
  lowestLeaving,
  maxChannelCents,
  mostLeft,
  netIn,
  type Segment,
  toHundredths,
} from './fees.ts';

/** Prices, as decimal texts, that leave no more than a lower one; `to` is null where none pays more. */
interface DeadZone {
  readonly from: string;
  readonly to: string | null;
}

/** A dead zone with the price below it that leaves at least as much. */
export interface DeadZoneThan extends DeadZone {
  readonly than: string;
}

/** What a price in a channel leaves, as decimal texts in R$. */
export interface ChannelOutcome {
  readonly price: string;
  /** All that the sale costs there, the seller's own costs and the tax included. */
  readonly fees: string;
  readonly net: string;
  /** What is left beyond the total cost. */
  readonly profit: string;
}

/** What a channel leaves at the price to charge, with its dead zones; the price is null where none pays. */
export type ChannelPrice = (ChannelOutcome | { readonly price: null }) & {
  readonly deadZones: DeadZone[];
};

type PieceCosts = Pick<Price, 'totalCost'>;

/**
 * What to charge in a channel: the lowest price, from R$ 0,01 to R$ 999.999,99 and with the product's
 * ending, that leaves at least the final price of a direct sale. Null where none does.
 *
 * @throws {RangeError} as feeSchedule()
 */
export function priceInChannel(
  channel: ChannelFees,
  product: PieceCosts & Pick<Price, 'finalPrice'>,
  rounding: RoundingId = noRounding,
): ChannelOutcome | null {
  return priceBy(feeSchedule(channel), product, rounding);
}

/** The price of a piece in a channel with the channel's dead zones, as the API answers it. */
export function channelPrice(
  ...[channel, ...input]: Parameters<typeof priceInChannel>
): ChannelPrice {
  const schedule = feeSchedule(channel);
  return {
    ...(priceBy(schedule, ...input) ?? { price: null }),
    deadZones: zonesOf(schedule).map(({ from, to }) => ({ from, to })),
  };
}

/**
 * What a price leaves in a channel.
 *
 * @param price in R$, from 0.01 to 999999.99
 * @throws {RangeError} as feeSchedule()
 */
export function outcomeInChannel(
  channel: ChannelFees,
  product: PieceCosts,
  price: DecimalInput,
): ChannelOutcome {
  return outcome(feeSchedule(channel), toHundredths(price), product);
}

/** The stretches in which a higher price leaves no more. They run over every cent. */
export const deadZones = (channel: ChannelFees): DeadZoneThan[] => zonesOf(feeSchedule(channel));

/** A point of what is left against the price, both in R$. Only for drawing. */
export interface CurvePoint {
  readonly price: number;
  readonly net: number;
}

/**
 * What is left against the price, as lines between points; where a band begins, the line is broken.
 *
 * @param to the highest price drawn, in R$
 */
export function netCurve(channel: ChannelFees, to: number): CurvePoint[][] {
  const last = Math.round(to * 100);
  return feeSchedule(channel)
    .map((segments) =>
      segments
        .filter(({ from }) => from <= last)
        .flatMap((segment) =>
          [segment.from, Math.min(segment.to, last)].map((price) => ({
            price: price / 100,
            net: netIn(segment, price) / 100,
          })),
        ),
    )
    .filter((line) => line.length > 0);
}

function priceBy(
  schedule: FeeSchedule,
  product: PieceCosts & Pick<Price, 'finalPrice'>,
  rounding: RoundingId = noRounding,
): ChannelOutcome | null {
  const price = lowest(schedule.flat(), toHundredths(product.finalPrice), endingsOf(rounding));
  return price === null ? null : outcome(schedule, price, product);
}

function outcome(schedule: FeeSchedule, price: number, { totalCost }: PieceCosts): ChannelOutcome {
  const segment = schedule.flat().find(({ to }) => price <= to);
  if (!segment || price < 1) throw new RangeError('No price of a channel');
  const net = netIn(segment, price);
  return {
    price: centsOf(price),
    fees: centsOf(price - net),
    net: centsOf(net),
    profit: centsOf(net - toHundredths(totalCost)),
  };
}

function zonesOf(schedule: FeeSchedule): DeadZoneThan[] {
  const zones: DeadZoneThan[] = [];
  let best: Left = { price: 0, net: Number.NEGATIVE_INFINITY };
  let open: { readonly from: number; readonly above: Left } | null = null;
  for (const [index, band] of schedule.entries()) {
    const from = band[0]?.from ?? maxChannelCents;
    if (index > 0) open ??= { from, above: best };
    const pays: number | null = open && lowest(band, open.above.net + 1);
    if (open && pays !== null) {
      if (pays > open.from) zones.push(zoneOf(open, centsOf(pays - 1)));
      open = null;
    }
    best = band.map(mostLeft).reduce((most, each) => (each.net < most.net ? most : each), best);
  }
  if (open) zones.push(zoneOf(open, null));
  return zones;
}

const zoneOf = ({ from, above }: { from: number; above: Left }, to: string | null) => ({
  from: centsOf(from),
  to,
  than: centsOf(above.price),
});

function lowest(segments: readonly Segment[], wanted: number, endings?: Endings): number | null {
  for (const segment of segments) {
    const price = lowestLeaving(segment, wanted, endings);
    if (price !== null) return price;
  }
  return null;
}

function endingsOf(id: RoundingId): Endings {
  const rounding = roundings.find((each) => each.id === id);
  if (!rounding) throw new RangeError('Not a rounding');
  if (id === noRounding) return { step: 1, ending: 0 };
  return { step: toHundredths(rounding.step), ending: toHundredths(rounding.ending) };
}

const centsOf = (cents: number) => centsText(toDecimal(cents).times('0.01'));
