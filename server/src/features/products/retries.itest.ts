import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '#core/schemas/product.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const path = '/api/products';
const input = numberedProduct(3);

const post = (browser: Client, key: string, body: unknown = input, to = path) =>
  browser.call<Product>('POST', to, body, { headers: { 'idempotency-key': key } });

const put = (browser: Client, { id }: Product, body: unknown, ifMatch: string) =>
  browser.call<Product>('PUT', `${path}/${id}`, body, { headers: { 'if-match': ifMatch } });

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

  await ana.call('DELETE', `${path}/${key}`);
  expect(await post(ana, key, numberedProduct(1))).toMatchObject(taken);
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

test('a replacement of what has changed since is refused, and writes nothing', async () => {
  const ana = await server.signedIn();
  const { body: product, headers } = await ana.call<Product>('POST', path, input);
  const tag = headers.get('etag') ?? '';
  expect(tag).toBe(`"${product.updatedAt}"`);
  expect((await ana.call('GET', `${path}/${product.id}`)).headers.get('etag')).toContain(tag);

  const changed = await put(ana, product, numberedProduct(1), tag);
  expect(changed.status).toBe(200);
  expect(changed.body.updatedAt > product.updatedAt).toBe(true);
  expect(changed.headers.get('etag')).toBe(`"${changed.body.updatedAt}"`);
  for (const old of [tag, `W/${tag}`, '"x"', '', 'x']) {
    expect(await put(ana, product, numberedProduct(2), old)).toMatchObject({
      status: 412,
      body: { code: 'product_changed' },
    });
  }
  expect((await ana.call('GET', `${path}/${product.id}`)).body).toEqual(changed.body);

  // Sent again because its answer was lost: what it asks for is there already.
  expect(await put(ana, product, numberedProduct(1), tag)).toMatchObject({
    status: 200,
    body: changed.body,
  });
});

test('a replacement passes with the weak tag, one of several, any, or none', async () => {
  const ana = await server.signedIn();
  let { body: product } = await ana.call<Product>('POST', path, input);
  const replace = async (ifMatch: (tag: string) => string) => {
    const before = product.updatedAt;
    const answer = await put(ana, product, input, ifMatch(`"${before}"`));
    expect(answer.status).toBe(200);
    expect(answer.body.updatedAt > before).toBe(true);
    product = answer.body;
  };
  await replace((tag) => `W/${tag}`);
  await replace((tag) => `"x", ${tag}`);
  await replace(() => '*');
  expect((await ana.call('PUT', `${path}/${product.id}`, input)).status).toBe(200);
});

test('of replacements at once that name the same state, one is written', async () => {
  const ana = await server.signedIn();
  const { body: product } = await ana.call<Product>('POST', path, input);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, number) =>
      put(ana, product, { ...input, name: `Versão ${number}` }, `"${product.updatedAt}"`),
    ),
  );
  const written = answers.filter(({ status }) => status === 200);
  expect(written).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 412)).toHaveLength(7);
  expect((await ana.call('GET', `${path}/${product.id}`)).body).toEqual(written[0]?.body);
});

test('every replacement has a later time than the one before, however quick', async () => {
  const ana = await server.signedIn();
  const { body: product } = await ana.call<Product>('POST', path, input);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, number) =>
      ana.call<Product>('PUT', `${path}/${product.id}`, { ...input, name: `Versão ${number}` }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ body }) => body.updatedAt)).size).toBe(answers.length);
});
