import { beforeAll, expect, test } from 'vitest';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { UserId } from '../../db/database.ts';
import { fillCatalogue } from '../../testing/fill-lists.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { startRivals } from '../../testing/start-rivals.ts';
import type { Client, TestServer } from '../../testing/test-server.ts';

let servers: TestServer[];
let server: TestServer;

beforeAll(async () => {
  const rivals = await startRivals();
  ({ server, servers } = rivals);
  return rivals.stop;
});

const path = '/api/products';
const rounds = 6;

/** The same call to one server after the other, with the cookies of this browser. */
function callEverywhere(browser: Client, calls: { path: string; body?: unknown; key?: string }[]) {
  return Promise.all(
    calls.map(({ path, body, key }, index) => {
      const client = servers[index % servers.length]?.client();
      const headers = { cookie: browser.cookie(), ...(key && { 'idempotency-key': key }) };
      if (!client) throw new Error('no server');
      return client.call<Product>('POST', path, body, { headers });
    }),
  );
}

async function listed(browser: Client): Promise<Product[]> {
  const { body } = await browser.call<{ products: Product[] }>('GET', path);
  return body.products;
}

test(`of fifty creates, copies and restores at once exactly one is the fifth, ${rounds} times`, async () => {
  const ana = await server.signedIn();
  for (const number of [1, 2, 3, 4]) await ana.call('POST', path, numberedProduct(number));
  const existing = await listed(ana);
  const deleted: Product[] = [];

  for (let round = 0; round < rounds; round += 1) {
    const restores = deleted.slice(-2).map(({ id }) => ({ path: `${path}/${id}/restore` }));
    const calls = Array.from({ length: 50 - restores.length }, (_, index) =>
      index % 2 === 0
        ? { path, body: numberedProduct(index) }
        : { path: `${path}/${existing[index % 4]?.id}/duplicate` },
    );
    const answers = await callEverywhere(ana, [...calls, ...restores]);
    const stored = answers.filter(({ status }) => status < 300);
    expect(stored).toHaveLength(1);
    const others = answers.map(({ status }) => status).filter((status) => status >= 300);
    expect(others).toContain(403);
    // Who waits for a connection in vain is told to come back: the machine may be busy.
    expect(others.filter((status) => status !== 403 && status !== 503)).toEqual([]);
    expect((await listed(ana)).map(({ id }) => id).sort()).toEqual(
      [...existing, ...stored.map(({ body }) => body)].map(({ id }) => id).sort(),
    );
    for (const { body } of stored) {
      expect((await ana.call('DELETE', `${path}/${body.id}`)).status).toBe(204);
      deleted.push(body);
    }
  }
});

test('one key sent sixteen times at once stores one product, be it the last that fits', async () => {
  const ana = await server.signedIn();
  for (const number of [1, 2, 3]) await ana.call('POST', path, numberedProduct(number));
  const [original] = await listed(ana);
  for (const call of [
    { path, body: numberedProduct(4), key: crypto.randomUUID() },
    { path: `${path}/${original?.id}/duplicate`, key: crypto.randomUUID() },
  ]) {
    const answers = await callEverywhere(
      ana,
      Array.from({ length: 16 }, () => call),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body.id).toBe(call.key);
  }
  expect(await listed(ana)).toHaveLength(5);
});

test('of forty materials at once exactly one is the two hundredth', async () => {
  const ana = await server.signedIn();
  const { body: me } = await ana.call<{ id: UserId }>('GET', '/api/me');
  await fillCatalogue(server.services.db, me.id, { count: 199 });
  const materials = '/api/materials';
  const { body } = await ana.call<{ materials: CatalogueMaterial[] }>('GET', materials);
  const [original] = body.materials;
  const calls = Array.from({ length: 40 }, (_, index) =>
    index % 2 === 0
      ? { path: materials, body: { name: 'Argila', unitPrice: 7.5 } }
      : { path: `${materials}/${original?.id}/duplicate` },
  );
  const statuses = (await callEverywhere(ana, calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => ![201, 403, 503].includes(status))).toEqual([]);
  expect((await ana.call('GET', `${materials}/count`)).body).toEqual({ count: 200 });
});
