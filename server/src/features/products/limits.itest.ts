import { beforeAll, expect, test } from 'vitest';
import type { Product, ProductInput } from '#core/products/product-schemas.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { type Client, sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const path = '/api/products';
const refused = { status: 403, body: { code: 'product_limit_reached' } };
const tooManyMaterials = { status: 403, body: { code: 'material_limit_reached' } };

const withMaterials = (count: number): ProductInput => ({
  ...numberedProduct(0),
  materials: Array.from({ length: count }, (_, row) => ({
    name: `Fio ${row}`,
    quantity: 1,
    unitPrice: 1,
  })),
});

async function create(browser: Client, input: ProductInput = numberedProduct(1)): Promise<Product> {
  const { status, body } = await browser.call<Product>('POST', path, input);
  expect(status).toBe(201);
  return body;
}

async function listed(browser: Client): Promise<Product[]> {
  const { body } = await browser.call<{ products: Product[] }>('GET', path);
  return body.products;
}

/** Somebody with this many products; those above the limit date from a time with Pro. */
async function somebodyWith(count: number): Promise<{ ana: Client; products: Product[] }> {
  const ana = await server.signedIn();
  await server.setPlan(ana, 'pro');
  const products: Product[] = [];
  for (let n = 0; n < count; n += 1) products.push(await create(ana, numberedProduct(n)));
  await server.setPlan(ana, 'free');
  return { ana, products };
}

const remove = (browser: Client, { id }: Product) => browser.call('DELETE', `${path}/${id}`);
const restore = (browser: Client, { id }: Product) =>
  browser.call<Product>('POST', `${path}/${id}/restore`);
const duplicate = (browser: Client, { id }: Product) =>
  browser.call<Product>('POST', `${path}/${id}/duplicate`);

test('the free plan stores five products, and a deleted one makes room', async () => {
  const { ana, products } = await somebodyWith(4);
  const fifth = await create(ana);
  expect(await ana.call('POST', path, numberedProduct(6))).toMatchObject(refused);
  expect(await duplicate(ana, fifth)).toMatchObject(refused);
  expect(await listed(ana)).toHaveLength(5);

  await remove(ana, fifth);
  const [first] = products;
  if (!first) throw new Error('nothing was stored');
  expect((await duplicate(ana, first)).status).toBe(201);
  expect(await restore(ana, fifth)).toMatchObject(refused);
});

test('Pro stores a sixth product, copies it and takes more than ten materials', async () => {
  const { ana } = await somebodyWith(5);
  await server.setPlan(ana, 'pro');
  const sixth = await create(ana, withMaterials(500));
  expect(await duplicate(ana, sixth)).toMatchObject({
    status: 201,
    body: { materials: { length: 500 } },
  });
  expect(await listed(ana)).toHaveLength(7);
});

test('the free plan stores ten materials in a product, no eleventh', async () => {
  const ana = await server.signedIn();
  expect(await ana.call('POST', path, withMaterials(11))).toMatchObject(tooManyMaterials);
  const { id } = await create(ana, withMaterials(10));
  const answer = await ana.call('PUT', `${path}/${id}`, withMaterials(11));
  expect(answer).toMatchObject(tooManyMaterials);
  expect((await listed(ana)).map(({ materials }) => materials.length)).toEqual([10]);
});

test('after Pro everything stays readable and editable; only new products are refused', async () => {
  const { ana, products } = await somebodyWith(7);
  await server.setPlan(ana, 'pro');
  const big = await create(ana, withMaterials(14));
  await server.setPlan(ana, 'free');
  expect(await listed(ana)).toHaveLength(8);

  const edit = (count: number) => ana.call('PUT', `${path}/${big.id}`, withMaterials(count));
  expect(await edit(15)).toMatchObject(tooManyMaterials);
  for (const count of [14, 12]) expect((await edit(count)).status).toBe(200);
  expect(await edit(13)).toMatchObject(tooManyMaterials);
  for (const product of products) {
    const answer = await ana.call('PUT', `${path}/${product.id}`, numberedProduct(3));
    expect(answer.status).toBe(200);
  }
  expect(await ana.call('POST', path, numberedProduct(1))).toMatchObject(refused);
  expect(await duplicate(ana, big)).toMatchObject(refused);

  const [first, second, third, ...others] = await listed(ana);
  if (!first || !second || !third) throw new Error('nothing is listed');
  for (const product of [second, first, third]) await remove(ana, product);
  for (const product of [first, third, second]) {
    expect(await restore(ana, product)).toMatchObject({ status: 200, body: { id: product.id } });
  }
  expect(await listed(ana)).toHaveLength(8);

  for (const product of [first, second, third, ...others.slice(0, 1)]) await remove(ana, product);
  const fifth = await create(ana);
  expect(await restore(ana, first)).toMatchObject(refused);
  expect(await restore(ana, fifth)).toMatchObject({ status: 200, body: { id: fifth.id } });
});

test('a copy of a product with more than ten materials is refused after Pro', async () => {
  const ana = await server.signedIn();
  await server.setPlan(ana, 'pro');
  const big = await create(ana, withMaterials(11));
  await server.setPlan(ana, 'free');
  expect(await duplicate(ana, big)).toMatchObject(tooManyMaterials);
});
