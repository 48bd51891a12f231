import { outcomeInChannel, priceInChannel } from '../channels/channel-price.ts';
import type { ChannelFees } from '../channels/fees.ts';
import { isChannelPrice } from '../channels/sale-fees.ts';
import type { RoundingId } from '../pricing/final-price.ts';
import type { OfferPlace } from './answer-offer.ts';

const noCosts = { totalCost: '0' };

/** A channel as a place of offers for a piece with this ending. */
export const offerPlace = (channel: ChannelFees, rounding: RoundingId): OfferPlace => ({
  net: (price) =>
    isChannelPrice(Number(price)) ? outcomeInChannel(channel, noCosts, price).net : price,
  leaving: (net) =>
    isChannelPrice(Number(net))
      ? (priceInChannel(channel, { ...noCosts, finalPrice: net }, rounding)?.price ?? null)
      : null,
});
