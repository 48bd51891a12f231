import { expect, test } from 'vitest';
import { channelsOf, withChannelSwitched } from './where-sold.ts';

const fair = { id: 'fair' };
const shop = { id: 'shop' };
const own = [shop, fair];

test('a product is sold in all channels but those that are off, newer ones too', () => {
  const product = { channelIds: [], offChannelIds: ['fair'] };
  expect(channelsOf(product, own)).toEqual([shop]);
  expect(channelsOf(product, [{ id: 'new' }, ...own])).toEqual([{ id: 'new' }, shop]);
  expect(channelsOf({ channelIds: ['fair'], offChannelIds: [] }, own)).toEqual(own);
});

test.each([[undefined], [null]])(
  'where %s was said of those that are off, what was not chosen is; without a choice nothing is',
  (offChannelIds) => {
    const stored = offChannelIds === undefined ? {} : { offChannelIds };
    expect(channelsOf({ channelIds: ['fair', 'gone'], ...stored }, own)).toEqual([fair]);
    expect(channelsOf({ channelIds: [], ...stored }, own)).toEqual(own);
  },
);

test('a channel is switched off and on again, and the others stay', () => {
  const off = withChannelSwitched({ channelIds: [], offChannelIds: ['gone'] }, own, 'fair');
  expect(off).toEqual({ channelIds: [], offChannelIds: ['gone', 'fair'] });
  expect(withChannelSwitched(off, own, 'fair').offChannelIds).toEqual(['gone']);
  const chosen = withChannelSwitched({ channelIds: ['fair'] }, own, 'fair');
  expect(chosen).toEqual({ channelIds: [], offChannelIds: ['shop', 'fair'] });
  expect(channelsOf(chosen, own)).toEqual([]);
});
