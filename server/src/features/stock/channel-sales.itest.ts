import { beforeAll, expect, test } from 'vitest';
import { channelFaults } from '#core/channels/channel-faults.ts';
import type { Channel } from '#core/channels/channel-schemas.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { Problem } from '#core/schemas/problem-schemas.ts';
import type { Movements, Stock, StockAct, StockMonth } from '#core/stock/stock-schemas.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { type Client, sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

/** Of R$ 100,00 it takes 12,50 + 4,00 + 1,50. */
const shop = {
  name: 'Loja',
  bands: [{ from: 0, percent: 12.5, fixed: 4 }],
  sellerCost: 1.5,
};
const sale = { pieces: 3, unitPrice: 100 };

async function seller() {
  const browser = await server.signedIn();
  await server.setPlan(browser, 'pro');
  const { body: product } = await browser.call<Product>(
    'POST',
    '/api/products',
    numberedProduct(0),
  );
  const { body: channel } = await browser.call<Channel>('POST', '/api/channels', shop);
  const sell = <T = StockAct>(input: object, init?: RequestInit) =>
    browser.call<T>('POST', `/api/products/${product.id}/sales`, input, init);
  return { browser, product, channel, sell };
}

const pastOf = async (browser: Client, { id }: Product) =>
  (await browser.call<Movements>('GET', `/api/products/${id}/movements`)).body.movements;

const monthOf = async (browser: Client) =>
  (await browser.call<{ months: StockMonth[] }>('GET', '/api/stock/months')).body.months[0];

const stockOf = async (browser: Client) =>
  (await browser.call<Stock>('GET', '/api/stock')).body.products[0];

test('a sale costs what its channel takes then, and the stock what it always did', async () => {
  const { browser, product, channel, sell } = await seller();
  const direct = await sell(sale);
  expect(direct.body.movements).toMatchObject([{ channelId: null, fees: 0 }]);
  const before = await stockOf(browser);
  const inShop = await sell({ ...sale, channelId: channel.id });
  expect(inShop.body.movements).toMatchObject([{ channelId: channel.id, fees: 54 }]);
  expect(inShop.body.movements[0]?.value).toBe(direct.body.movements[0]?.value);
  expect((await stockOf(browser))?.value).toBe((before?.value ?? 0) * 2);
  // What it takes later changes nothing of what was sold.
  const dearer = { ...shop, bands: [{ from: 0, percent: 50, fixed: 0 }] };
  await browser.call('PUT', `/api/channels/${channel.id}`, dearer);
  expect(await pastOf(browser, product)).toMatchObject([{ fees: 54 }, { fees: 0 }]);
  const month = await monthOf(browser);
  expect(month).toMatchObject({ revenue: 600, fees: 54 });
  expect(month?.earned).toBeCloseTo(600 - 54 - (month?.cost ?? 0), 6);
  expect(month?.products[0]?.earned).toBe(month?.earned);
});

test('a reversal takes the fees back', async () => {
  const { browser, channel, sell } = await seller();
  await sell(sale);
  const { body: act } = await sell({ ...sale, channelId: channel.id });
  const undone = await browser.call<StockAct>('POST', `/api/movements/${act.id}/reverse`);
  expect(undone.body.movements).toMatchObject([{ channelId: channel.id, fees: -54 }]);
  expect(await monthOf(browser)).toMatchObject({ revenue: 300, fees: 0 });
});

test('the same press again is one sale, in another channel another one', async () => {
  const { channel, sell } = await seller();
  const init = { headers: { 'idempotency-key': crypto.randomUUID() } };
  const inShop = { ...sale, channelId: channel.id };
  const first = await sell(inShop, init);
  expect((await sell(inShop, init)).body).toEqual(first.body);
  expect(await sell(sale, init)).toMatchObject({
    status: 409,
    body: { code: 'movement_already_stored' },
  });
});

test('what is no channel of the seller’s is refused, and so is a price that none has', async () => {
  const { browser, product, channel, sell } = await seller();
  const other = await seller();
  const gone = await seller();
  await browser.call('PUT', `/api/channels/${channel.id}`, shop);
  await gone.browser.call('DELETE', `/api/channels/${gone.channel.id}`);
  const unknown = { path: 'channelId', code: 'unknown_channel', message: channelFaults.unknown };
  for (const refused of [
    await sell<Problem>({ ...sale, channelId: other.channel.id }),
    await sell<Problem>({ ...sale, channelId: crypto.randomUUID() }),
    await gone.sell<Problem>({ ...sale, channelId: gone.channel.id }),
  ]) {
    expect(refused).toMatchObject({ status: 422, body: { errors: [unknown] } });
  }
  for (const unitPrice of [0, 1_000_000]) {
    expect(await sell<Problem>({ ...sale, unitPrice, channelId: channel.id })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'unitPrice', message: channelFaults.salePrice }] },
    });
  }
  expect(await pastOf(browser, product)).toEqual([]);
});
