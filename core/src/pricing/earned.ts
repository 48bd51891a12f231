import {
  centsText,
  type Decimal,
  type DecimalInput,
  quotient,
  toDecimal,
} from '../numbers/decimal.ts';

/**
 * What reaches the pocket of who makes a piece, an order or a month's pieces: work and profit together,
 * after all fees. In R$ with two decimals; below 0 the work was paid for.
 */
export interface Earned {
  readonly earned: string;
  /** What an hour of that work brings, in R$ per hour; null of what takes no time. */
  readonly perHour: string | null;
}

/** Labour and profit of one piece, as they are shown, and the hours of the batch that it is one of. */
export interface EarningPiece {
  readonly labour: DecimalInput;
  /** The profit after the fees of where it is sold. */
  readonly profit: DecimalInput;
  readonly productionTime: DecimalInput;
  readonly batchSize?: DecimalInput;
}

/**
 * What so many pieces bring. Its hour is that of the amount shown: hours × per hour is never further
 * from it than half a cent an hour.
 *
 * @throws {RangeError} when a figure is not a finite decimal number.
 */
export function earnedOf(piece: EarningPiece, pieces: DecimalInput = 1): Earned {
  const earned = forWork(piece).times(toDecimal(pieces));
  const hours = toDecimal(piece.productionTime).times(toDecimal(pieces));
  return earnedIn(earned, hours, piece.batchSize);
}

/** An amount earned in R$, rounded to cents, in so many hours ÷ batch. */
export function earnedIn(amount: Decimal, hours: Decimal, batchSize: DecimalInput = 1): Earned {
  const earned = centsText(amount);
  return {
    earned,
    perHour: hours.lte('0')
      ? null
      : centsText(quotient(toDecimal(earned).times(toDecimal(batchSize)), hours, 2)),
  };
}

/** What a price leaves over materials, fixed costs and fees, for the work. */
export const forWork = ({ labour, profit }: Pick<EarningPiece, 'labour' | 'profit'>): Decimal =>
  toDecimal(labour).plus(toDecimal(profit));

/** Whether what is earned (in R$) is less than nothing: only this is red, and only this is called 'perde'. */
export const isLost = (earned: DecimalInput): boolean => toDecimal(earned).lt('0');

/** What becomes of the hour: it is paid as wished, it brings less than that, or less than nothing. */
export type HourState = 'paid' | 'unpaid' | 'loss';

/** A profit counts the hour as a cost: below zero the hour is not wholly paid. */
export function hourStateOf(price: Pick<EarningPiece, 'labour' | 'profit'>): HourState {
  if (forWork(price).lt('0')) return 'loss';
  return isLost(price.profit) ? 'unpaid' : 'paid';
}
