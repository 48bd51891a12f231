import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Me } from '#core/account/account-schemas.ts';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { crowdedDetails } from '#core/errors/errors.ts';
import {
  type History,
  type ProductVersion,
  productStateOf,
} from '#core/history/history-schemas.ts';
import { maxMaterialsPerProduct } from '#core/products/product-fields.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { Problem } from '#core/schemas/problem-schemas.ts';
import type { Trashed } from '#core/trash/trash-schemas.ts';
import type { UserId } from '../../db/database.ts';
import { mostVersionsADay } from '../../db/row-states.ts';
import { dailyVersions, rowStates } from '../../db/schema.ts';
import { bear, numberedProduct } from '../../testing/product-input.ts';
import {
  type Answer,
  type Client,
  sharedServer,
  type TestServer,
} from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

async function onPro(): Promise<Client> {
  const browser = await server.signedIn();
  await server.setPlan(browser, 'pro');
  return browser;
}

async function create(browser: Client, input: object = bear): Promise<Product> {
  return (await browser.call<Product>('POST', '/api/products', input)).body;
}

async function versionsOf(browser: Client, { id }: { id: string }, kind = 'products') {
  const { body } = await browser.call<History>('GET', `/api/${kind}/${id}/history`);
  return body.versions.map(({ version, cause, changes }) => [
    version,
    cause,
    changes.map((text) => text.replaceAll('\u00a0', ' ')),
  ]);
}

const dearer = {
  ...bear,
  materials: bear.materials.map((row, at) => (at === 0 ? { ...row, unitPrice: 21.5 } : row)),
};

test('every saved state is kept with what changed, and one is restored as a new one', async () => {
  const ana = await onPro();
  const product = await create(ana);
  const path = `/api/products/${product.id}`;
  await ana.call('PUT', path, dearer);
  await ana.call('PUT', path, dearer);
  await ana.call('DELETE', path);
  await ana.call('POST', `${path}/restore`);
  const changed = ['Fio de algodão 150 g: de R$ 18,90 para R$ 21,50'];
  const kept = [
    [4, 'restored', []],
    [3, 'deleted', []],
    [2, 'saved', [...changed, 'Preço final: de R$ 409,10 para R$ 416,90']],
    [1, 'saved', []],
  ];
  expect(await versionsOf(ana, product)).toEqual(kept);
  const first = await ana.call<ProductVersion>('GET', `${path}/history/1`);
  expect(first.body.state).toMatchObject({ name: bear.name, finalPrice: product.finalPrice });
  expect(await ana.call('GET', `${path}/history/9`)).toMatchObject({ status: 404 });
  expect(await ana.call('POST', `${path}/history/3/restore`)).toMatchObject({ status: 404 });

  const restored = await ana.call<Product>('POST', `${path}/history/1/restore`);
  expect(restored).toMatchObject({ status: 200, body: { finalPrice: product.finalPrice } });
  expect((await versionsOf(ana, product))[0]?.slice(0, 2)).toEqual([5, 'reverted']);
  expect((await versionsOf(ana, product)).slice(1)).toEqual(kept);
});

test('a restoration over another tab’s save is refused with both states', async () => {
  const ana = await onPro();
  const product = await create(ana);
  const path = `/api/products/${product.id}`;
  const headers = { 'if-match': `"${product.updatedAt}"` };
  await ana.call('PUT', path, dearer);
  const refused = await ana.call<Problem>('POST', `${path}/history/1/restore`, undefined, {
    headers,
  });
  expect(refused).toMatchObject({
    status: 412,
    body: { code: 'product_changed', current: { finalPrice: 416.9 } },
  });
  expect(await versionsOf(ana, product)).toHaveLength(2);
});

test('a material’s history says its prices', async () => {
  const ana = await onPro();
  const input = { name: 'Fio', unitPrice: 18.9 };
  const { body } = await ana.call<CatalogueMaterial>('POST', '/api/materials', input);
  const path = `/api/materials/${body.id}`;
  await ana.call('PUT', path, { ...input, unitPrice: 21.5 });
  await ana.call('POST', `${path}/history/1/restore`);
  expect(await versionsOf(ana, body, 'materials')).toEqual([
    [3, 'reverted', ['Preço: de R$ 21,50 para R$ 18,90']],
    [2, 'saved', ['Preço: de R$ 18,90 para R$ 21,50']],
    [1, 'saved', []],
  ]);
  const paid = await ana.call<{ prices: unknown[] }>('GET', `${path}/prices`);
  expect(paid.body.prices).toMatchObject([
    { unitPrice: 18.9 },
    { unitPrice: 21.5 },
    { unitPrice: 18.9 },
  ]);
});

test('a repricing is a version, and so is taking it back', async () => {
  const ana = await onPro();
  const product = await create(ana);
  await ana.call('PATCH', '/api/me', { hourlyRate: 30 });
  const listed = await ana.call<{ repricings: { after: object; id: string; updatedAt: string }[] }>(
    'GET',
    '/api/repricings?cause=hourlyRate',
  );
  const products = listed.body.repricings.map(({ id, updatedAt, after }) => {
    const { totalCost, finalPrice } = after as Product;
    return { id, updatedAt, totalCost, finalPrice };
  });
  const done = await ana.call<{ id: string }>('POST', '/api/repricings', {
    cause: 'hourlyRate',
    products,
  });
  await ana.call('POST', `/api/repricings/${done.body.id}/undo`);
  expect((await versionsOf(ana, product)).map(([version, cause]) => [version, cause])).toEqual([
    [3, 'repriced'],
    [2, 'repriced'],
    [1, 'saved'],
  ]);
});

test('pages of a history leave nothing out, and each says what its last version changed', async () => {
  const ana = await onPro();
  const product = await create(ana);
  for (const fixedCosts of [1, 2, 3, 4]) {
    await ana.call('PUT', `/api/products/${product.id}`, { ...bear, fixedCosts });
  }
  const seen: unknown[] = [];
  let next: string | undefined = `/api/products/${product.id}/history?limit=2`;
  while (next) {
    const { body, headers }: Answer<History> = await ana.call('GET', next);
    seen.push(...body.versions.map(({ version, changes }) => [version, changes.length > 0]));
    next = /<(.*)>/.exec(headers.get('link') ?? '')?.[1];
  }
  expect(seen).toEqual([
    [5, true],
    [4, true],
    [3, true],
    [2, true],
    [1, false],
  ]);
});

test('free users keep history, see how much, and open it with Pro', async () => {
  const ana = await server.signedIn();
  const product = await create(ana);
  await ana.call('PUT', `/api/products/${product.id}`, dearer);
  const path = `/api/products/${product.id}/history`;
  const counted = async () => (await ana.call('GET', `${path}/count`)).body;
  expect(await counted()).toEqual({ count: 2, readable: false });
  for (const call of [
    ana.call('GET', path),
    ana.call('GET', `${path}/1`),
    ana.call('POST', `${path}/1/restore`),
  ]) {
    expect(await call).toMatchObject({ status: 403, body: { code: 'pro_required' } });
  }
  await server.setPlan(ana, 'pro');
  expect(await counted()).toEqual({ count: 2, readable: true });
  expect(await versionsOf(ana, product)).toHaveLength(2);

  // After Pro it is read, and no version is restored.
  await server.setPlan(ana, 'free');
  expect(await counted()).toEqual({ count: 2, readable: true });
  expect(await versionsOf(ana, product)).toHaveLength(2);
  expect(await ana.call('GET', `${path}/1`)).toMatchObject({ body: { version: 1 } });
  expect(await ana.call('POST', `${path}/1/restore`)).toMatchObject({ status: 403 });
});

test('the trash shows what was deleted, last first, and brings it back within the limits', async () => {
  const ana = await server.signedIn();
  const products: Product[] = [];
  for (const n of [1, 2, 3, 4, 5]) products.push(await create(ana, numberedProduct(n)));
  const [gone] = products;
  const yarn = await ana.call<CatalogueMaterial>('POST', '/api/materials', {
    name: 'Fio',
    unitPrice: 1,
  });
  await ana.call('DELETE', `/api/products/${gone?.id}`);
  await ana.call('DELETE', `/api/materials/${yarn.body.id}`);
  await create(ana, numberedProduct(6));
  const trash = async (query = '') => {
    const { body } = await ana.call<{ trash: Trashed[] }>('GET', `/api/trash${query}`);
    return body.trash.map(({ kind, name }) => [kind, name]);
  };
  expect(await trash()).toEqual([
    ['material', 'Fio'],
    ['product', gone?.name],
  ]);
  expect(await trash('?limit=1')).toEqual([['material', 'Fio']]);

  const path = `/api/products/${gone?.id}/restore`;
  expect(await ana.call('POST', path)).toMatchObject({
    status: 403,
    body: { code: 'product_limit_reached' },
  });
  expect(await trash()).toHaveLength(2);
  await server.setPlan(ana, 'pro');
  expect(await ana.call('POST', path)).toMatchObject({ status: 200 });
  expect(await trash()).toEqual([['material', 'Fio']]);
});

test.each([
  ['without materials', 0],
  ['with more materials than the form takes', maxMaterialsPerProduct + 1],
  ['with forty thousand', 40_000],
])('a version %s is not restored, and says why', async (_what, count) => {
  const ana = await onPro();
  const { id: userId } = (await ana.call<{ id: UserId }>('GET', '/api/me')).body;
  const product = await create(ana);
  const path = `/api/products/${product.id}`;
  await ana.call('PUT', path, dearer);
  const kept = productStateOf(product);
  const state = { ...kept, materials: Array(count).fill(kept.materials[0]) };
  await server.services.db.prepare(async (owner) => {
    await owner
      .update(rowStates)
      .set({ state })
      .where(
        and(
          eq(rowStates.userId, userId),
          eq(rowStates.rowId, product.id),
          eq(rowStates.version, 1),
        ),
      );
  });
  const { status, body } = await ana.call<Problem>('POST', `${path}/history/1/restore`);
  expect(status).toBe(422);
  expect(body.errors).toMatchObject([{ path: 'materials' }]);
  expect(await versionsOf(ana, product)).toHaveLength(2);
});

test('a material is not restored to what could not be saved', async () => {
  const ana = await onPro();
  const { id: userId } = (await ana.call<{ id: UserId }>('GET', '/api/me')).body;
  const yarn = { name: 'Linha', unitPrice: 4.5, unitType: 'unidade' };
  const { id } = (await ana.call<CatalogueMaterial>('POST', '/api/materials', yarn)).body;
  await server.services.db.prepare(async (owner) => {
    await owner
      .update(rowStates)
      .set({ state: sql`${rowStates.state} || '{"unitPrice":-1}'` })
      .where(and(eq(rowStates.userId, userId), eq(rowStates.rowId, id)));
  });
  const restored = await ana.call<Problem>('POST', `/api/materials/${id}/history/1/restore`);
  expect(restored).toMatchObject({ status: 422, body: { errors: [{ path: 'unitPrice' }] } });
});

test('of versions there is an end for each day: nothing is stored beyond it', async () => {
  const ana = await onPro();
  const { id } = await create(ana);
  const userId = (await ana.call<Me>('GET', '/api/me')).body.id as UserId;
  const { db } = server.services;
  const { userId: owner } = dailyVersions;
  const set = (values: object) =>
    db.asUser(userId, (tx) => tx.update(dailyVersions).set(values).where(eq(owner, userId)));
  const save = (name: string) => ana.call<Problem>('PUT', `/api/products/${id}`, { ...bear, name });

  await set({ versions: mostVersionsADay });
  const refused = await save('Urso a mais');
  expect(refused).toMatchObject({ status: 429, body: { detail: crowdedDetails.versions } });
  expect(await versionsOf(ana, { id })).toHaveLength(1);

  await set({ day: '2026-01-01' });
  expect((await save('Urso de hoje')).status).toBe(200);
  const counted = await db.asUser(userId, (tx) => tx.select().from(dailyVersions));
  expect(counted).toMatchObject([{ versions: 1 }]);
});
