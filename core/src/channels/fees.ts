import { type DecimalInput, toDecimal } from '../pricing/decimal.ts';

/** What a channel takes of a price, from `from` (R$) to just below the next band. */
export interface FeeBand {
  readonly from: DecimalInput;
  /** The commission, in per cent of the price with two decimals. */
  readonly percent: DecimalInput;
  /** R$ for each sale. */
  readonly fixed: DecimalInput;
}

/** What is taken from each sale in a channel: R$ and per cents of the price, two decimals each. */
export interface ChannelFees {
  /** The first from 0, each next one from a higher price. */
  readonly bands: readonly FeeBand[];
  /** The least and the most that the commission's per cent comes to. */
  readonly min?: DecimalInput | null;
  readonly cap?: DecimalInput | null;
  readonly paymentPercent?: DecimalInput;
  readonly paymentFixed?: DecimalInput;
  readonly taxPercent?: DecimalInput;
  /** What the seller bears for each sale: postage, packaging. */
  readonly sellerCost?: DecimalInput;
}

/** The highest price in a channel, in cents. */
export const maxChannelCents = 99_999_999;

/** Per cents are counted in hundredths, so this many are the whole price. */
const whole = 10_000;

/** Prices in which the same fees are added up. Cents and hundredths of a per cent, all integers. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  /** Each of these is taken of the price and rounded by itself. */
  readonly percents: readonly number[];
  readonly fixed: number;
}

/** The segments of each band. */
export type FeeSchedule = readonly (readonly Segment[])[];

/** Integers up to 2^53 are exact: the largest product here is 10^8 cents × 10^4 × 2. */
export function toHundredths(value: DecimalInput): number {
  const hundredths = toDecimal(value).times('100');
  if (!hundredths.eq(hundredths.round(0))) throw new RangeError('More than two decimals');
  return Number(hundredths.toFixed(0));
}

/**
 * A channel's fees in integers, split where the commission's minimum ends and its cap begins.
 *
 * @throws {RangeError} when a number is not a finite decimal of at most two places, or per cents
 *   reach 100 together
 */
export function feeSchedule(channel: ChannelFees): FeeSchedule {
  const { bands, min, cap, paymentPercent = 0, paymentFixed = 0, taxPercent = 0 } = channel;
  const percents = [toHundredths(paymentPercent), toHundredths(taxPercent)];
  const always = toHundredths(paymentFixed) + toHundredths(channel.sellerCost ?? 0);
  const least = toHundredths(min ?? 0);
  const most = cap === null || cap === undefined ? Number.POSITIVE_INFINITY : toHundredths(cap);
  return bands.map((band, index) => {
    const next = bands[index + 1];
    const from = Math.max(1, toHundredths(band.from));
    const to = next ? toHundredths(next.from) - 1 : maxChannelCents;
    const percent = toHundredths(band.percent);
    if (shareLeft([percent, ...percents]) <= 0) throw new RangeError('Nothing is left of a price');
    const fixed = toHundredths(band.fixed) + always;
    const minEnds = firstToReach(least, percent);
    const capBegins = firstToReach(most, percent);
    return [
      { from, to: Math.min(to, minEnds - 1), percents, fixed: fixed + Math.min(least, most) },
      {
        from: Math.max(from, minEnds),
        to: Math.min(to, capBegins - 1),
        percents: [percent, ...percents],
        fixed,
      },
      { from: Math.max(from, minEnds, capBegins), to, percents, fixed: fixed + most },
    ].filter((segment) => segment.from <= segment.to);
  });
}

/** The lowest price of which so many per cent, rounded half-up, are at least an amount. */
function firstToReach(amount: number, percent: number): number {
  if (amount === 0) return 1;
  if (percent === 0 || amount === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
  return Math.ceil(((2 * amount - 1) * whole) / (2 * percent));
}

/**
 * What is left of a price in its segment: each per cent is rounded half-up to cents by itself. A
 * quotient below 10^8 lies 5 × 10^-5 or more from the next whole number, so its floor is exact.
 */
export function netIn({ percents, fixed }: Segment, price: number): number {
  let net = price - fixed;
  for (const percent of percents) net -= Math.floor((2 * price * percent + whole) / (2 * whole));
  return net;
}

const shareLeft = (percents: readonly number[]) =>
  whole - percents.reduce((sum, percent) => sum + percent, 0);

/** Prices that end alike: `ending`, `ending + step`, and so on, in cents. */
export interface Endings {
  readonly step: number;
  readonly ending: number;
}

const everyCent: Endings = { step: 1, ending: 0 };

/**
 * The lowest price of a segment that leaves at least so much, and null where none does. Rounding
 * takes at most half a cent for each per cent, so nothing below the price at which the unrounded
 * fees would leave that much less those halves has to be tried.
 */
export function lowestLeaving(
  segment: Segment,
  wanted: number,
  { step, ending }: Endings = everyCent,
): number | null {
  const { percents, fixed, from, to } = segment;
  const unrounded = 2 * (wanted + fixed) - percents.length;
  const enough = Math.ceil((unrounded * whole) / (2 * shareLeft(percents)));
  const start = Math.max(from, enough);
  const first = ending + Math.ceil((start - ending) / step) * step;
  for (let price = first; price <= to; price += step) {
    if (netIn(segment, price) >= wanted) return price;
  }
  return null;
}

/** A price and what it leaves, in cents. */
export interface Left {
  readonly price: number;
  readonly net: number;
}

/** The highest price of a segment that leaves as much as any other of it. */
export function mostLeft(segment: Segment): Left {
  const { percents, fixed, from, to } = segment;
  const left = shareLeft(percents);
  let best = { price: to, net: netIn(segment, to) };
  for (let price = to - 1; price >= from; price -= 1) {
    if (2 * price * left <= (2 * (best.net + fixed) - percents.length) * whole) break;
    const net = netIn(segment, price);
    if (net > best.net) best = { price, net };
  }
  return best;
}
