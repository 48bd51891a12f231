import { channelPriceWords as words } from '#core/channels/channel-price-texts.ts';
import type { Channel } from '#core/channels/channel-schemas.ts';
import { withChannelSwitched } from '#core/channels/where-sold.ts';
import { productInputOf } from '#core/products/product-input-of.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { Stage } from '../../../acts/act.ts';
import { replacementOn } from '../offers/keep-price.ts';
import { productsKey } from '../stored/products-query.ts';

/** Switches a channel off for a product, or on again; it can be taken back. */
export const channelSwitching =
  (stage: Stage) => (product: Product, channel: Channel, all: readonly Channel[]) => {
    const switched = (before: Product, undo?: (switched: Product) => void) => {
      const input = { ...productInputOf(before), ...withChannelSwitched(before, all, channel.id) };
      const isOff = input.offChannelIds.includes(channel.id);
      replacementOn(stage, {
        key: [...productsKey, 'switch-channel'],
        done: (isOff ? words.switchedOff : words.switchedOn)(channel.name),
        failed: words.switchFailed,
        ...(undo && { undo }),
      })({ id: before.id, before, input });
    };
    switched(product, (switchedBack) => switched(switchedBack));
  };
