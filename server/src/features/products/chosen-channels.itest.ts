import { beforeAll, expect, test } from 'vitest';
import { channelFaults } from '#core/channels/channel-faults.ts';
import type { Channel } from '#core/channels/channel-schemas.ts';
import type { History } from '#core/history/history-schemas.ts';
import { descriptionHeader, descriptionNumber } from '#core/kinds/description.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { Problem } from '#core/schemas/problem-schemas.ts';
import { fairInput } from '../../testing/channel-input.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { type Client, sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ana: Client;
let fair: Channel;
let shop: Channel;
beforeAll(async () => {
  server = await sharedServer();
  ana = await server.signedIn();
  await server.setPlan(ana, 'pro');
  fair = await keep('Feira');
  shop = await keep('Loja');
});

const path = '/api/products';

const keep = async (name: string, browser = ana) =>
  (await browser.call<Channel>('POST', '/api/channels', { ...fairInput, name })).body;

const { offChannelIds: _unsaid, ...older } = numberedProduct(1);
const soldIn = (...channels: Pick<Channel, 'id'>[]) => ({
  ...older,
  channelIds: channels.map(({ id }) => id),
});

const create = async (input: object) => (await ana.call<Product>('POST', path, input)).body;

const notSoldIn = (...channels: Pick<Channel, 'id'>[]) => ({
  ...numberedProduct(1),
  offChannelIds: channels.map(({ id }) => id),
});

const replace = ({ id }: Product, input: object, headers = {}) =>
  ana.call<Product>('PUT', `${path}/${id}`, input, { headers });

test('a product is sold in every channel that is not off for it, and so is its copy', async () => {
  expect((await create(numberedProduct(2))).offChannelIds).toEqual([]);
  const product = await create(notSoldIn(shop));
  expect(product).toMatchObject({ channelIds: [], offChannelIds: [shop.id] });
  expect((await ana.call('GET', `${path}/${product.id}`)).body).toEqual(product);
  const { body: copy } = await ana.call<Product>('POST', `${path}/${product.id}/duplicate`);
  expect(copy.offChannelIds).toEqual([shop.id]);
  expect((await replace(product, notSoldIn(fair))).body.offChannelIds).toEqual([fair.id]);
});

test('where an older client chooses channels, all others are off; what it leaves as it was stays', async () => {
  const chosen = await create(soldIn(shop));
  expect(chosen).toMatchObject({ channelIds: [shop.id], offChannelIds: [fair.id] });
  const later = await keep('Depois');
  const renamed = await replace(chosen, { ...soldIn(shop), name: 'Outra' });
  expect(renamed.body).toMatchObject({ name: 'Outra', offChannelIds: [fair.id] });
  const moved = await replace(chosen, soldIn(fair));
  expect(moved.body).toMatchObject({ offChannelIds: [later.id, shop.id] });
  expect((await replace(chosen, soldIn())).body).toMatchObject({ offChannelIds: [] });
  const off = await create(notSoldIn(shop));
  expect((await replace(off, soldIn())).body).toMatchObject({ offChannelIds: [shop.id] });
  await ana.call('DELETE', `/api/channels/${later.id}`);
});

test('a template of it leaves that open', async () => {
  const { id: productId } = await create(soldIn(shop));
  await ana.call('POST', '/api/templates', { productId });
  const { body } = await ana.call<{ templates: { content: unknown }[] }>(
    'GET',
    '/api/export/workshop.json',
  );
  expect(body.templates).toMatchObject([{ content: { channelIds: [] } }]);
});

test('of ids that are nobody’s, somebody else’s or there twice each is named', async () => {
  const bia = await server.signedIn();
  const foreign = await keep('Feira', bia);
  const nobodys = { id: crypto.randomUUID() };
  const refused = await ana.call<Problem>('POST', path, soldIn(fair, foreign, nobodys));
  const off = await ana.call<Problem>('POST', path, notSoldIn(foreign));
  expect(off.body.errors).toMatchObject([{ path: 'offChannelIds.0', code: 'unknown_channel' }]);
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual(
    [1, 2].map((index) => ({
      path: `channelIds.${index}`,
      code: 'unknown_channel',
      message: channelFaults.unknown,
    })),
  );
  const twice = await ana.call<Problem>('POST', path, soldIn(fair, shop, fair));
  expect(twice.body.errors).toMatchObject([
    { path: 'channelIds.2', message: channelFaults.chosenTwice },
  ]);
});

test('a channel that is deleted stays with its products, and is back with itself', async () => {
  const market = await keep('Mercado');
  const product = await create(notSoldIn(market));
  await ana.call('DELETE', `/api/channels/${market.id}`);
  const saved = await ana.call<Product>('PUT', `${path}/${product.id}`, notSoldIn(market));
  expect(saved).toMatchObject({ status: 200, body: { offChannelIds: [market.id] } });
});

test('a client that does not know of channels takes none away', async () => {
  const { id } = await create(soldIn(shop));
  const { channelIds: _unknown, ...known } = numberedProduct(3);
  const older = await ana.call('PUT', `${path}/${id}`, known);
  expect(older).toMatchObject({ status: 412, body: { code: 'client_outdated' } });
  const knowsAll = { headers: { [descriptionHeader]: String(descriptionNumber) } };
  const newer = await ana.call('PUT', `${path}/${id}`, known, knowsAll);
  expect(newer).toMatchObject({ status: 200, body: { channelIds: [], offChannelIds: [] } });
});

test('the history says where it was sold, and an older version is sold there again', async () => {
  const { id } = await create(notSoldIn(shop));
  await ana.call('PUT', `${path}/${id}`, notSoldIn(shop, fair));
  await ana.call('DELETE', `/api/channels/${shop.id}`);
  const { body } = await ana.call<History>('GET', `${path}/${id}/history`);
  expect(body.versions[0]?.changes.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Onde não vende: de Loja para Loja, Feira',
  ]);
  const back = await ana.call<Product>('POST', `${path}/${id}/history/1/restore`);
  expect(back).toMatchObject({ status: 200, body: { offChannelIds: [shop.id] } });
});
