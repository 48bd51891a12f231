import { centsText, type DecimalInput, quotient, toDecimal } from '../pricing/decimal.ts';
import type { RoundingId } from '../pricing/final-price.ts';
import type { Price } from '../pricing/price.ts';
import { type ChannelOutcome, outcomeInChannel, priceInChannel } from './channel-price.ts';
import type { ChannelFees } from './fees.ts';

/** A piece as it is sold directly: its price and costs in R$, the hours of its whole batch. */
export interface SoldPiece extends Pick<Price, 'finalPrice' | 'totalCost' | 'labour'> {
  readonly productionTime: DecimalInput;
  readonly batchSize: DecimalInput;
  readonly rounding: RoundingId;
}

export interface PieceOutcome extends ChannelOutcome {
  /** R$ per hour of work, '0.00' where the piece takes no time. */
  readonly perHour: string;
}

/**
 * What to charge for a piece in a channel and what that brings; null where no price pays.
 *
 * @throws {RangeError} as feeSchedule()
 */
export function pieceInChannel(channel: ChannelFees, piece: SoldPiece): PieceOutcome | null {
  const outcome = priceInChannel(channel, piece, piece.rounding);
  return outcome && { ...outcome, perHour: perHour(piece, outcome.profit) };
}

/** What is charged for a piece by a fee table, in R$: the direct price where no price pays. */
export const priceByFees = (fees: ChannelFees, piece: SoldPiece): number =>
  Number(priceInChannel(fees, piece, piece.rounding)?.price ?? piece.finalPrice);

/** What a piece brings in a channel at a price in R$, as outcomeInChannel(). */
export function pieceAtPrice(
  channel: ChannelFees,
  piece: SoldPiece,
  price: DecimalInput,
): PieceOutcome {
  const outcome = outcomeInChannel(channel, piece, price);
  return { ...outcome, perHour: perHour(piece, outcome.profit) };
}

function perHour({ labour, productionTime, batchSize }: SoldPiece, profit: string): string {
  const hours = toDecimal(productionTime);
  if (hours.lte('0')) return '0.00';
  const earned = toDecimal(labour).plus(toDecimal(profit)).times(toDecimal(batchSize));
  return centsText(quotient(earned, hours, 2));
}
