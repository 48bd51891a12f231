import { expect, test, vi } from 'vitest';
import { bothWays, feesOf } from './cases/every-cent.ts';
import { worstChannels } from './cases/worst-channels.ts';
import { channelPrice } from './channel-price.ts';

test.each(worstChannels)('few prices are tried where $name', ({ table, wanted, rounding }) => {
  const { byHand, answered } = bothWays(table, wanted, rounding);
  expect(answered).toEqual(byHand);
  const fees = feesOf(table);
  // Each share of a price is rounded by a floor: three for a price that is tried.
  const floors = vi.spyOn(Math, 'floor');
  channelPrice(fees, { totalCost: '0.00', finalPrice: (wanted / 100).toFixed(2) }, rounding);
  const count = floors.mock.calls.length;
  floors.mockRestore();
  expect(count).toBeLessThan(3 * 60_000);
});
