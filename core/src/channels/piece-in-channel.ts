import type { DecimalInput } from '../numbers/decimal.ts';
import { type Earned, earnedOf } from '../pricing/earned.ts';
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

/** What it brings there, after fees. */
export interface PieceOutcome extends ChannelOutcome, Earned {
  readonly labour: string;
}

/**
 * What to charge for a piece in a channel and what that brings; null where no price pays.
 *
 * @throws {RangeError} as feeSchedule()
 */
export function pieceInChannel(channel: ChannelFees, piece: SoldPiece): PieceOutcome | null {
  const outcome = priceInChannel(channel, piece, piece.rounding);
  return outcome && withEarned(piece, outcome);
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
  return withEarned(piece, outcomeInChannel(channel, piece, price));
}

const withEarned = (piece: SoldPiece, outcome: ChannelOutcome): PieceOutcome => ({
  ...outcome,
  labour: piece.labour,
  ...earnedOf({ ...piece, profit: outcome.profit }),
});
