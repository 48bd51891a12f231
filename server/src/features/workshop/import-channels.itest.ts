import { beforeAll, expect, test } from 'vitest';
import type { Channel } from '#core/channels/channel-schemas.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { Problem } from '#core/schemas/problem-schemas.ts';
import { importLimits } from '#core/workshop/import-limits.ts';
import type { Workshop, WorkshopChanges } from '#core/workshop/workshop-schemas.ts';
import { answered } from '../../testing/answered.ts';
import { fairInput } from '../../testing/channel-input.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { type Client, sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

async function onPro(): Promise<Client> {
  const browser = await server.signedIn();
  await server.setPlan(browser, 'pro');
  return browser;
}

const exportOf = (browser: Client) =>
  answered<Workshop>(browser, 'GET', '/api/export/workshop.json');

const importInto = <T = { changes: WorkshopChanges }>(browser: Client, file: unknown) =>
  browser.call<T>('POST', '/api/import/workshop', file);

const channelsOf = async (browser: Client) =>
  (await answered<{ channels: Channel[] }>(browser, 'GET', '/api/channels')).channels;

/** Two channels, one of them deleted, and a product that is sold in both. */
async function seller() {
  const browser = await onPro();
  const create = <T>(path: string, input: object) => answered<T>(browser, 'POST', path, input);
  const fair = await create<Channel>('/api/channels', fairInput);
  const gone = await create<Channel>('/api/channels', { ...fairInput, name: 'Loja' });
  const channelIds = [fair.id, gone.id];
  const input = { ...numberedProduct(1), channelIds };
  const product = await create<Product>('/api/products', input);
  const sale = { pieces: 2, unitPrice: 90, channelId: fair.id };
  await create(`/api/products/${product.id}/sales`, sale);
  await browser.call('DELETE', `/api/channels/${gone.id}`);
  return { browser, fair, gone, product };
}

test('a file brings the channels, the products that name them, and what sales cost there', async () => {
  const { browser, fair, gone, product } = await seller();
  const file = await exportOf(browser);
  expect(file.channels).toMatchObject([
    { ...fairInput, id: fair.id, deletedAt: null },
    { id: gone.id, deletedAt: expect.any(String) },
  ]);
  const bia = await onPro();
  const { body } = await importInto(bia, file);
  expect(body.changes.channels).toMatchObject({ added: { count: 1, names: [fairInput.name] } });
  const there = await exportOf(bia);
  expect(there.channels?.map(({ updatedAt: _, ...each }) => each)).toMatchObject(
    (file.channels ?? []).map(({ updatedAt: _, deletedAt: _at, ...each }) => each),
  );
  expect(there.movements).toMatchObject(
    (file.movements ?? []).map(({ channelId, fees }) => ({ channelId, fees })),
  );
  expect(await answered(bia, 'GET', `/api/products/${product.id}`)).toMatchObject({
    channelIds: [fair.id, gone.id],
  });
  expect((await importInto(bia, file)).body.changes.channels).toMatchObject({
    added: { count: 0 },
    changed: { count: 0 },
  });
});

test('of an older file, what was not chosen is off, and the same file again changes nothing', async () => {
  const { browser, fair, product } = await seller();
  const shop = await answered<Channel>(browser, 'POST', '/api/channels', fairInput);
  const file = await exportOf(browser);
  const older = file.products.map(({ offChannelIds: _, ...each }) => {
    return { ...each, channelIds: [fair.id] };
  });
  const bia = await onPro();
  await importInto(bia, { ...file, products: older });
  expect(await answered(bia, 'GET', `/api/products/${product.id}`)).toMatchObject({
    offChannelIds: [shop.id],
  });
  expect((await importInto(bia, { ...file, products: older })).body.changes.products).toMatchObject(
    {
      changed: { count: 0 },
    },
  );
});

test('more channels than the plan keeps are refused with the numbers, and nothing comes', async () => {
  const { browser } = await seller();
  await answered(browser, 'POST', '/api/channels', fairInput);
  const file = await exportOf(browser);
  const bia = await server.signedIn();
  expect(await importInto<Problem>(bia, { ...file, products: [], movements: [] })).toMatchObject({
    status: 403,
    body: {
      code: 'channel_limit_reached',
      detail: importLimits.rows('channel', { limit: 1, already: 0, coming: 2 }),
    },
  });
  expect(await channelsOf(bia)).toEqual([]);
});

test('a sale in a channel that the file does not have makes it a damaged one', async () => {
  const { browser } = await seller();
  const file = await exportOf(browser);
  const { channels: _, ...without } = file;
  for (const damaged of [{ ...file, channels: [] }, without]) {
    expect(await importInto<Problem>(await onPro(), damaged)).toMatchObject({
      status: 422,
      body: { code: 'file_damaged' },
    });
  }
});

test('a restored backup has the channels of then: newer ones go, changed ones are as they were', async () => {
  const { browser, fair } = await seller();
  const before = await channelsOf(browser);
  const backup = await answered<{ id: string }>(browser, 'POST', '/api/backups');
  await answered(browser, 'POST', '/api/channels', { ...fairInput, name: 'Nova' });
  await browser.call('PUT', `/api/channels/${fair.id}`, { ...fairInput, name: 'Outra' });
  const path = `/api/backups/${backup.id}`;
  const preview = await answered<WorkshopChanges>(browser, 'GET', `${path}/preview`);
  expect(preview.channels).toMatchObject({ changed: { count: 1 }, gone: { names: ['Nova'] } });
  await browser.call('POST', `${path}/restore`);
  const after = await channelsOf(browser);
  expect(after).toEqual(before.map((each) => ({ ...each, updatedAt: expect.any(String) })));
});
