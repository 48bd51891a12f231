import { centsText, type DecimalInput, toDecimal } from '../numbers/decimal.ts';
import { outcomeInChannel } from './channel-price.ts';
import { type ChannelFees, maxChannelCents } from './fees.ts';

/** Whether something can be sold in a channel at this price, in R$. */
export const isChannelPrice = (price: number): boolean =>
  price > 0 && price * 100 <= maxChannelCents;

/**
 * What a channel takes of pieces that were sold there, each a sale of its own: decimal text in R$.
 *
 * @param unitPrice of a piece in R$, from 0.01 to 999999.99
 * @throws {RangeError} as outcomeInChannel()
 */
export function saleFees(channel: ChannelFees, unitPrice: DecimalInput, pieces: number): string {
  const { fees } = outcomeInChannel(channel, { totalCost: '0.00' }, unitPrice);
  return centsText(toDecimal(fees).times(String(pieces)));
}
