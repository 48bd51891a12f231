import { beforeAll, expect, test } from 'vitest';
import type { Channel } from '#core/channels/channel-schemas.ts';
import { channelSaleWords } from '#core/channels/sale-texts.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { Report } from '#core/reports/report-schemas.ts';
import type { StockAct } from '#core/stock/stock-schemas.ts';
import { answered } from '../../testing/answered.ts';
import { monthsAgo } from '../../testing/months-ago.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const taking = (name: string, percent: number) => ({
  name,
  bands: [{ from: 0, percent, fixed: 0 }],
});

test('channels are ranked by what is left there, direct sales among them', async () => {
  const browser = await server.signedIn();
  await server.setPlan(browser, 'pro');
  const create = <T>(path: string, input?: object) => answered<T>(browser, 'POST', path, input);
  const product = await create<Product>('/api/products', numberedProduct(0));
  const fair = await create<Channel>('/api/channels', taking('Feira', 10));
  const shop = await create<Channel>('/api/channels', taking('Loja', 50));
  const sell = (pieces: number, channelId: string | null, happenedAt?: string) => {
    const sale = { pieces, unitPrice: 100, channelId, ...(happenedAt && { happenedAt }) };
    return create<StockAct>(`/api/products/${product.id}/sales`, sale);
  };
  const channels = async () => (await answered<Report>(browser, 'GET', '/api/reports')).channels;
  expect(await channels()).toEqual([]);
  await sell(1, null);
  await sell(2, fair.id);
  await sell(3, shop.id);
  // Out of the twelve months, and taken back.
  await sell(9, shop.id, new Date(monthsAgo(11).begins.getTime() - 1).toISOString());
  await create(`/api/movements/${(await sell(5, fair.id)).id}/reverse`);
  await browser.call('DELETE', `/api/channels/${shop.id}`);
  const cost = product.totalCost;
  expect(await channels()).toEqual(
    [
      { channelId: fair.id, name: 'Feira', pieces: 2, revenue: 200, fees: 20, left: 180 },
      { channelId: shop.id, name: 'Loja', pieces: 3, revenue: 300, fees: 150, left: 150 },
      {
        channelId: null,
        name: channelSaleWords.direct,
        pieces: 1,
        revenue: 100,
        fees: 0,
        left: 100,
      },
    ].map((each) => ({
      ...each,
      earned: each.left - each.pieces * cost,
      labour: each.pieces * product.productionTime * product.hourlyRate,
    })),
  );
});
