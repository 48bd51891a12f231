import { beforeAll, expect, test } from 'vitest';
import type { Product } from '#core/products/product-schemas.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const path = '/api/products';

test('a product is replaced with all its materials, priced anew, and keeps its place', async () => {
  const ana = await server.signedIn();
  const { body: first } = await ana.call<Product>('POST', path, numberedProduct(2));
  await ana.call('POST', path, numberedProduct(1));
  const input = { ...numberedProduct(3), marginPercentage: 50 };
  const answer = await ana.call<Product>('PUT', `${path}/${first.id}`, input);

  expect(answer).toMatchObject({ status: 200, body: { ...input, id: first.id } });
  expect(answer.body.createdAt).toBe(first.createdAt);
  expect(answer.body.updatedAt > first.updatedAt).toBe(true);
  // (2,50 + 5,00 + 7,50 + 10,00 in materials + 25,00 of labour + 5,00) × 1,5
  expect(answer.body.finalPrice).toBe(82.5);
  const { body } = await ana.call<{ products: Product[] }>('GET', path);
  expect(body.products[1]).toEqual(answer.body);
  expect((await ana.call('GET', `${path}/${first.id}`)).body).toEqual(answer.body);
});

test('a copy has the same figures and a name that says so', async () => {
  const ana = await server.signedIn();
  const input = numberedProduct(4);
  const { body: product } = await ana.call<Product>('POST', path, input);
  const copy = await ana.call<Product>('POST', `${path}/${product.id}/duplicate`);
  expect(copy).toMatchObject({
    status: 201,
    body: { ...input, name: `${input.name} (Cópia)`, finalPrice: product.finalPrice },
  });
  expect(copy.body.id).not.toBe(product.id);
});

test('the list stops at its limit, the newest first', async () => {
  const ana = await server.signedIn();
  for (const number of [1, 2, 3]) await ana.call('POST', path, numberedProduct(number));
  const { body: all } = await ana.call<{ products: Product[] }>('GET', path);
  expect((await ana.call('GET', `${path}?limit=2`)).body).toEqual({
    products: all.products.slice(0, 2),
  });
  expect((await ana.call('GET', `${path}?limit=500`)).body).toEqual(all);
  for (const limit of ['0', '-1', '501', '1.5', '', 'x', '1e2']) {
    const answer = await ana.call('GET', `${path}?limit=${limit}`);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'limit' }] } });
  }
});

test('a user sees their products at a glance', async () => {
  const ana = await server.signedIn();
  const summary = () => ana.call('GET', `${path}/summary`);
  expect(await summary()).toMatchObject({
    status: 200,
    body: { count: 0, averageMargin: 0, averagePrice: 0, lucrative: 0, last: null },
  });
  const markups = [39.99, 40, 100];
  for (const marginPercentage of markups) {
    await ana.call('POST', path, { ...numberedProduct(0), marginPercentage });
  }
  const { body } = await ana.call<{ products: Product[] }>('GET', path);
  await ana.call('DELETE', `${path}/${body.products[0]?.id}`);
  // 2,50 + 25,00 + 5,00 with 39,99 % and with 40 %: 45,50 both.
  expect((await summary()).body).toEqual({
    count: 2,
    averageMargin: 39.995,
    averagePrice: 45.5,
    lowestPrice: 45.5,
    highestPrice: 45.5,
    lucrative: 1,
    otherRate: 0,
    // Of the newest that was not deleted.
    last: {
      craftCategory: 'croche',
      fixedCosts: 5,
      marginPercentage: 40,
      rounding: 'none',
      channelIds: [],
    },
  });
});
