import { describe, expect, it } from 'vitest';
import truth from '../pricing/cases/truth.json' with { type: 'json' };
import { computePrice, type PricingInput } from '../pricing/price.ts';
import { channelPrice, deadZones, outcomeInChannel } from './channel-price.ts';
import type { ChannelFees } from './fees.ts';

type Worked = PricingInput & { readonly channels: readonly ChannelFees[] };

describe('the price in a channel', () => {
  it('comes out to the cent in every worked case', () => {
    const withChannels = truth.filter((each) => 'channels' in each);
    expect(withChannels).toHaveLength(38);
    for (const { name, expected, ...input } of withChannels) {
      const { channels, ...product } = input as Worked;
      const direct = computePrice(product);
      const answers = channels.map((each) => channelPrice(each, direct, product.rounding));
      expect({ name, channels: answers }).toEqual({ name, channels: expected.channels });
    }
  });

  it('of the specification leaves no more anywhere in its dead zone', () => {
    const shopee = {
      bands: [
        { from: 0, percent: 20, fixed: 4.5 },
        { from: 80, percent: 14, fixed: 16 },
      ],
    };
    expect(deadZones(shopee)).toEqual([{ from: '80.00', to: '87.78', than: '79.99' }]);
    const piece = { totalCost: '30.00' };
    expect(outcomeInChannel(shopee, piece, '79.99').net).toBe('59.49');
    expect(outcomeInChannel(shopee, piece, '87.78').net).toBe('59.49');
    expect(outcomeInChannel(shopee, piece, '87.79')).toEqual({
      price: '87.79',
      fees: '28.29',
      net: '59.50',
      profit: '29.50',
    });
  });

  it('that never pays more again leaves its dead zone open', () => {
    const fees = [
      { from: 0, percent: 0, fixed: 0 },
      { from: 999_999, percent: 50, fixed: 0 },
    ];
    expect(deadZones({ bands: fees })).toEqual([
      { from: '999999.00', to: null, than: '999998.99' },
    ]);
  });

  it('refuses fees that leave nothing, and numbers of more than two decimals', () => {
    const all = { bands: [{ from: 0, percent: 60, fixed: 0 }], taxPercent: 40 };
    expect(() => deadZones(all)).toThrow(RangeError);
    expect(() => deadZones({ bands: [{ from: 0, percent: 1.234, fixed: 0 }] })).toThrow(RangeError);
  });
});
