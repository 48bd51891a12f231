import { beforeAll, expect, test } from 'vitest';
import type { Product } from '#core/products/product-schemas.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { type Client, sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const path = '/api/products';
const input = numberedProduct(3);

const post = (browser: Client, key: string, body: unknown = input, to = path) =>
  browser.call<Product>('POST', to, body, { headers: { 'idempotency-key': key } });

async function count(browser: Client): Promise<number> {
  const { body } = await browser.call<{ products: unknown[] }>('GET', path);
  return body.products.length;
}

test('a save that is sent again stores nothing new, at the limit too', async () => {
  const ana = await server.signedIn();
  for (const number of [1, 2, 3, 4]) await ana.call('POST', path, numberedProduct(number));
  const key = crypto.randomUUID();
  const first = await post(ana, key);
  expect(first).toMatchObject({ status: 201, body: { id: key } });
  expect(await post(ana, key.toUpperCase())).toMatchObject({ status: 201, body: first.body });
  expect(await count(ana)).toBe(5);
});

test('a key of another content is refused, and the product can be replaced instead', async () => {
  const ana = await server.signedIn();
  const key = crypto.randomUUID();
  await post(ana, key);
  const taken = { status: 409, body: { code: 'product_already_stored' } };
  for (const other of [
    { ...input, name: 'Outra' },
    { ...input, hourlyRate: 26 },
    { ...input, materials: input.materials.toReversed() },
    { ...input, materials: input.materials.slice(1) },
  ]) {
    expect(await post(ana, key, other)).toMatchObject(taken);
  }
  expect((await ana.call('GET', `${path}/${key}`)).body).toMatchObject(input);
  expect((await ana.call('PUT', `${path}/${key}`, numberedProduct(1))).status).toBe(200);
  expect(await count(ana)).toBe(1);
});

test("somebody else's key is nobody's business", async () => {
  const [ana, bia] = [await server.signedIn(), await server.signedIn()];
  const key = crypto.randomUUID();
  const { body } = await post(ana, key);
  expect(await post(bia, key, numberedProduct(1))).toMatchObject({
    status: 201,
    body: { id: key },
  });
  expect((await ana.call('GET', `${path}/${key}`)).body).toEqual(body);
});

test('a key that is no UUID is named', async () => {
  const ana = await server.signedIn();
  const { body } = await ana.call<Product>('POST', path, input);
  for (const key of ['', '1', `${crypto.randomUUID()}0`, '"x"']) {
    for (const to of [path, `${path}/${body.id}/duplicate`]) {
      expect(await post(ana, key, input, to)).toMatchObject({
        status: 422,
        body: { code: 'validation_failed', errors: [{ path: 'Idempotency-Key' }] },
      });
    }
  }
  expect(await count(ana)).toBe(1);
});

test('a copy that is asked for again is made once', async () => {
  const ana = await server.signedIn();
  const { body: original } = await ana.call<Product>('POST', path, input);
  const key = crypto.randomUUID();
  const to = `${path}/${original.id}/duplicate`;
  const copy = await post(ana, key, undefined, to);
  expect(copy).toMatchObject({ status: 201, body: { id: key, name: `${input.name} (Cópia)` } });
  expect(await post(ana, key, undefined, to)).toMatchObject({ status: 201, body: copy.body });
  expect(await post(ana, original.id, undefined, to)).toMatchObject({ status: 409 });
  expect(await count(ana)).toBe(2);
});
