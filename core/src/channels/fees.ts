import { type DecimalInput, toDecimal } from '../numbers/decimal.ts';

/** What a channel takes of a price, from `from` (R$) to just below the next band. */
export interface FeeBand {
  readonly from: DecimalInput;
  /** The commission, in per cent of the price with two decimals. */
  readonly percent: DecimalInput;
  /** The fixed fee in R$ for each sale. */
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

/**
 * Per cents of one price, each rounded by itself. They repeat themselves: of `whole` cents more, each
 * takes its hundredths in cents, without a rest to round, so `left` cents more are left.
 */
interface Shares {
  readonly percents: readonly number[];
  /** Hundredths of a per cent that none of them takes, above 0. */
  readonly left: number;
  /** The most that each block of the first `whole` prices leaves; only where it was requested. */
  readonly blocks: number[];
}

/** Prices in which the same fees are added up. Cents and hundredths of a per cent, all integers. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  readonly shares: Shares;
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
  const { min, cap, paymentPercent = 0, paymentFixed = 0, taxPercent = 0 } = channel;
  const sharesWith = sharesBeside([toHundredths(paymentPercent), toHundredths(taxPercent)]);
  const always = toHundredths(paymentFixed) + toHundredths(channel.sellerCost ?? 0);
  const least = toHundredths(min ?? 0);
  const most = cap === null || cap === undefined ? Number.POSITIVE_INFINITY : toHundredths(cap);
  const borders = channel.bands.map((band) => toHundredths(band.from));
  return channel.bands.map((band, index) => {
    const from = Math.max(1, borders[index] ?? 0);
    const to = (borders[index + 1] ?? maxChannelCents + 1) - 1;
    const percent = toHundredths(band.percent);
    const shares = sharesWith(percent);
    if (shares.left <= 0) throw new RangeError('Nothing is left of a price');
    const fixed = toHundredths(band.fixed) + always;
    const minEnds = firstToReach(least, percent);
    const capBegins = firstToReach(most, percent);
    const others = sharesWith(0);
    return [
      { from, to: Math.min(to, minEnds - 1), shares: others, fixed: fixed + Math.min(least, most) },
      { from: Math.max(from, minEnds), to: Math.min(to, capBegins - 1), shares, fixed },
      { from: Math.max(from, minEnds, capBegins), to, shares: others, fixed: fixed + most },
    ].filter((segment) => segment.from <= segment.to);
  });
}

/** The shares of a commission and of what is always taken beside it: the same ones each time. */
function sharesBeside(always: readonly number[]): (percent: number) => Shares {
  const known = new Map<number, Shares>();
  return (percent) => {
    const percents = [percent, ...always].filter((each) => each !== 0);
    const left = percents.reduce((rest, each) => rest - each, whole);
    const shares = known.get(percent) ?? { percents, left, blocks: [] };
    known.set(percent, shares);
    return shares;
  };
}

/** The lowest price of which so many per cent, rounded half-up, are at least an amount. */
function firstToReach(amount: number, percent: number): number {
  if (amount === 0) return 1;
  if (percent === 0 || amount === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
  return Math.ceil(((2 * amount - 1) * whole) / (2 * percent));
}

/** What is left of a price in its segment. */
export const netIn = ({ shares, fixed }: Segment, price: number): number =>
  leftOf(shares, price) - fixed;

/**
 * What a price leaves before what is fixed: each per cent is rounded half-up to cents by itself. A quotient
 * below 10^8 lies 5 × 10^-5 or more from the next whole number, so its floor is exact.
 */
function leftOf({ percents }: Shares, price: number): number {
  let left = price;
  for (const percent of percents) left -= Math.floor((price * percent + whole / 2) / whole);
  return left;
}

/** So many prices are passed over at once where the most that they leave is too little. */
const block = 100;

/** The most that the prices of a block leave, which begins at a multiple of its size. */
function mostInBlock({ shares, fixed }: Segment, from: number): number {
  const periods = Math.floor(from / whole);
  const first = from - periods * whole;
  let most = shares.blocks[first / block];
  if (most === undefined) {
    most = leftOf(shares, first);
    for (let price = first + 1; price < first + block; price += 1) {
      most = Math.max(most, leftOf(shares, price));
    }
    shares.blocks[first / block] = most;
  }
  return most + periods * shares.left - fixed;
}

/** No price below this one leaves so much: rounding leaves less than half a cent of each per cent. */
function mayLeave({ shares, fixed }: Segment, wanted: number): number {
  const rounding = shares.percents.length * (whole / 2 - 1);
  return Math.ceil(((wanted + fixed) * whole - rounding) / shares.left);
}

/** Prices that end alike: `ending`, `ending + step`, and so on, in cents. */
export interface Endings {
  readonly step: number;
  readonly ending: number;
}

const everyCent: Endings = { step: 1, ending: 0 };

/** The lowest price of a segment that leaves at least so much, and null where none does. */
export function lowestLeaving(
  segment: Segment,
  wanted: number,
  { step, ending }: Endings = everyCent,
): number | null {
  const atLeast = (price: number) => ending + Math.ceil((price - ending) / step) * step;
  let price = atLeast(Math.max(segment.from, mayLeave(segment, wanted)));
  while (price <= segment.to) {
    if (netIn(segment, price) >= wanted) return price;
    const inVain = price % block === 0 && mostInBlock(segment, price) < wanted;
    price = atLeast(price + (inVain ? block : 1));
  }
  return null;
}

/** A price and what it leaves, in cents. */
export interface Left {
  readonly price: number;
  readonly net: number;
}

/**
 * The highest price of a segment that leaves as much as any other of it. It is one of the last `whole`
 * prices: each lower one leaves less than that so many cents above it.
 */
export function mostLeft(segment: Segment): Left {
  const { from, to } = segment;
  let best = { price: to, net: netIn(segment, to) };
  let price = to - 1;
  while (price >= Math.max(from, to - whole + 1, mayLeave(segment, best.net + 1))) {
    const net = netIn(segment, price);
    if (net > best.net) best = { price, net };
    const inVain = (price + 1) % block === 0 && mostInBlock(segment, price + 1 - block) <= best.net;
    price -= inVain ? block : 1;
  }
  return best;
}
