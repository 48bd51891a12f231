import type { DecimalInput } from '../numbers/decimal.ts';
import {
  discountUntilLoss,
  floorForMargin,
  type OrderOutcome,
  orderOutcome,
} from '../pricing/discount.ts';
import { outcomeInChannel, priceInChannel } from './channel-price.ts';
import type { ChannelFees } from './fees.ts';
import { pieceInChannel, type SoldPiece } from './piece-in-channel.ts';

/** A piece in the place where it is sold, and what discounts leave of it. R$ with two decimals. */
export interface Place {
  readonly price: string;
  /** The largest discount, in per cent with one decimal, that is no loss. */
  readonly untilLoss: string;
  /** The price there that leaves as much as a direct sale with a net margin, in per cent. */
  readonly floorFor: (margin: DecimalInput) => string;
  readonly order: (
    order: { readonly quantity: DecimalInput; readonly percent: DecimalInput },
    floor?: DecimalInput,
  ) => OrderOutcome;
}

/**
 * A piece in a channel, or sold directly; null where no price pays.
 *
 * @throws {RangeError} as feeSchedule()
 */
export function placeOf(piece: SoldPiece, channel: ChannelFees | null): Place | null {
  const price = channel ? pieceInChannel(channel, piece)?.price : piece.finalPrice;
  if (price === undefined) return null;
  const there = (direct: string) =>
    channel ? (priceInChannel(channel, { ...piece, finalPrice: direct })?.price ?? price) : direct;
  const netOf = (sold: string) =>
    channel && Number(sold) > 0 ? outcomeInChannel(channel, piece, sold).net : sold;
  return {
    price,
    untilLoss: discountUntilLoss(price, there(piece.totalCost)),
    floorFor: (margin) => there(floorForMargin(piece.totalCost, margin)),
    order: (order, floor) => orderOutcome({ ...piece, finalPrice: price }, order, floor, netOf),
  };
}
