/** What a product says of where it is sold, in ids of channels. */
export interface WhereSold {
  /** The channels that programs chose which knew of none that is off; empty where nothing was chosen. */
  readonly channelIds: readonly string[];
  /** The channels in which it is not sold: it is in every other one, newer ones too. Missing where nobody chose. */
  readonly offChannelIds?: readonly string[] | null;
}

interface Named {
  readonly id: string;
}

/**
 * The channels that are off for a product. Where something was chosen, what the person has beside it
 * is (docs/decisions/0239).
 *
 * @param own all that the person has
 */
export function offChannels(
  { channelIds, offChannelIds }: WhereSold,
  own: readonly Named[],
): readonly string[] {
  if (offChannelIds) return offChannelIds;
  if (channelIds.length === 0) return [];
  return own.map(({ id }) => id).filter((id) => !channelIds.includes(id));
}

/** Where a product is sold, of the channels that the person has. */
export function channelsOf<Channel extends Named>(
  product: WhereSold,
  own: readonly Channel[],
): Channel[] {
  const off = offChannels(product, own);
  return own.filter(({ id }) => !off.includes(id));
}

/** What a product says once a channel is off for it, or on again. */
export function withChannelSwitched(product: WhereSold, own: readonly Named[], id: string) {
  const off = offChannels(product, own);
  return {
    channelIds: product.channelIds.filter((each) => each !== id),
    offChannelIds: off.includes(id) ? off.filter((each) => each !== id) : [...off, id],
  };
}
