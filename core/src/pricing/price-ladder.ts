import { centsText, type Decimal, type DecimalInput, toDecimal } from '../numbers/decimal.ts';
import { type Earned, earnedIn } from './earned.ts';
import { isPriceWithinReach, type RoundingId, roundPrice } from './final-price.ts';
import { type PriceBreakdown, workOf } from './price.ts';

/** A piece whose costs are worked out: another price needs no rows of materials. */
export interface CostedPiece extends Pick<PriceBreakdown, 'totalCost' | 'labour'> {
  /** Hours of its whole batch. */
  readonly productionTime: DecimalInput;
  readonly batchSize: DecimalInput;
  /** What an hour is to bring, in R$; the labour was worked out with it. */
  readonly hourlyRate: DecimalInput;
  readonly rounding: RoundingId;
}

/** The lowest price that is worth it, with the piece's ending. */
export interface Floor {
  readonly price: string;
  /** What it pays: the hour as wished, or without a time only materials and fixed costs. */
  readonly pays: 'hour' | 'costs';
}

export interface Rung {
  /** 'now' is the price in force, where it is none of the others. */
  readonly kind: 'hour' | 'markup' | 'now';
  /** The markup in per cent of the cost; null of the other rungs. */
  readonly markup: number | null;
  readonly price: string;
  readonly perHour: string | null;
  readonly isNow: boolean;
}

/**
 * What a price leaves to the person who makes the piece.
 *
 * @param price in R$, after the fees of where it is sold
 * @throws {RangeError} when a figure is not a finite decimal number.
 */
export function earnedAt(piece: CostedPiece, price: DecimalInput): Earned {
  const earned = toDecimal(price).minus(costsOf(piece));
  return earnedIn(earned, toDecimal(piece.productionTime), piece.batchSize);
}

/**
 * The smallest price with the piece's ending that pays the hour: rounded up, so that it is true. Null
 * of a piece that costs nothing.
 *
 * @throws {RangeError} as earnedAt()
 */
export function floorOf(piece: CostedPiece): Floor | null {
  const hours = toDecimal(piece.productionTime);
  const pays = hours.lte('0') ? 'costs' : 'hour';
  const work = pays === 'hour' && workOf(hours, piece.hourlyRate, piece.batchSize);
  const costs = costsOf(piece);
  const price = roundPrice(work ? costs.plus(work) : costs, piece.rounding);
  return price.lte('0') ? null : { price: centsText(price), pays };
}

/** The markups in per cent of the cost. */
const markups = [50, 100, 150] as const;
const mostRungs = 4;

/**
 * Prices to choose from, the lowest first: the one that pays the hour, some markups over the cost, and
 * the one in force. Each is the smallest with the piece's ending that reaches what it is called.
 *
 * @throws {RangeError} as earnedAt()
 */
export function priceLadder(piece: CostedPiece & Pick<PriceBreakdown, 'finalPrice'>): Rung[] {
  const floor = floorOf(piece);
  const rungs: Rung[] = [];
  const add = (kind: Rung['kind'], markup: number | null, price: string) => {
    if (!isPriceWithinReach(price) || rungs.some((rung) => rung.price === price)) return;
    const isNow = toDecimal(price).eq(toDecimal(piece.finalPrice));
    rungs.push({ kind, markup, price, perHour: earnedAt(piece, price).perHour, isNow });
  };
  if (!floor) return rungs;
  if (floor.pays === 'hour') add('hour', null, floor.price);
  for (const markup of markups) add('markup', markup, priceBy(piece, markup));
  if (!rungs.some(({ isNow }) => isNow)) {
    rungs.length = Math.min(rungs.length, mostRungs - 1);
    add('now', null, piece.finalPrice);
  }
  return rungs.sort((one, other) => toDecimal(one.price).cmp(toDecimal(other.price)));
}

function priceBy({ totalCost, rounding }: CostedPiece, markup: number): string {
  const hundredfold = toDecimal(totalCost).times(toDecimal(markup).plus('100'));
  const suggested = toDecimal(centsText(hundredfold.times('0.01')));
  return centsText(roundPrice(suggested, rounding));
}

const costsOf = ({ totalCost, labour }: CostedPiece): Decimal =>
  toDecimal(totalCost).minus(toDecimal(labour));
