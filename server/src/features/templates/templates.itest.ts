import { beforeAll, expect, test } from 'vitest';
import { craftIds } from '#core/crafts/crafts.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { Template } from '#core/templates/template-schemas.ts';
import { bear } from '../../testing/product-input.ts';
import { type Client, sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

async function list(browser: Client, query = ''): Promise<Template[]> {
  const answer = await browser.call<{ templates: Template[] }>('GET', `/api/templates${query}`);
  return answer.body.templates;
}

test('a craft has its ready templates, all crafts have theirs', async () => {
  const ana = await server.signedIn();
  await server.setPlan(ana, 'pro');
  const all = await list(ana);
  expect(new Set(all.map(({ craftCategory }) => craftCategory))).toEqual(new Set(craftIds));
  const clay = await list(ana, '?craft=ceramica');
  expect(clay).toEqual(all.filter(({ craftCategory }) => craftCategory === 'ceramica'));
  expect(await ana.call('GET', '/api/templates?craft=padaria')).toMatchObject({ status: 422 });
});

test('a product becomes a template of its own, whatever becomes of it, and once for one press', async () => {
  const ana = await server.signedIn();
  await server.setPlan(ana, 'pro');
  const { body: product } = await ana.call<Product>('POST', '/api/products', bear);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const make = () =>
    ana.call<Template>('POST', '/api/templates', { productId: product.id }, { headers });
  const { status, body: made } = await make();
  expect(status).toBe(201);
  expect((await make()).body).toEqual(made);
  await ana.call('DELETE', `/api/products/${product.id}`);
  const [first, ...rest] = await list(ana, '?craft=croche');
  expect(first).toEqual(made);
  expect(first).toMatchObject({
    own: true,
    name: bear.name,
    materials: [{ unitPrice: 18.9 }, {}, {}],
  });
  expect(rest.every(({ own }) => !own)).toBe(true);

  const bia = await server.signedIn();
  await server.setPlan(bia, 'pro');
  expect((await list(bia)).filter(({ own }) => own)).toEqual([]);
  const path = `/api/templates/${made.id}`;
  expect(await bia.call('DELETE', path)).toMatchObject({ status: 404 });

  // After Pro it is read alone, and comes back with it.
  await server.setPlan(ana, 'free');
  expect(await list(ana)).toEqual([made]);
  expect(await ana.call('DELETE', path)).toMatchObject({ status: 403 });
  await server.setPlan(ana, 'pro');
  expect(await ana.call('DELETE', path)).toMatchObject({ status: 204 });
  expect((await list(ana)).filter(({ own }) => own)).toEqual([]);
});
