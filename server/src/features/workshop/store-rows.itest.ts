import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { catalogueInputOf } from '#core/catalogue/catalogue-fields.ts';
import {
  type CatalogueMaterial,
  catalogueMaterialInputSchema,
} from '#core/catalogue/catalogue-schemas.ts';
import { productInputOf } from '#core/products/product-input-of.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { changeAsUser } from '../../db/change-as-user.ts';
import type { UserId } from '../../db/database.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { type Client, sharedServer, type TestServer } from '../../testing/test-server.ts';
import { storeRows } from './store-rows.ts';
import { rememberImport, undoImport } from './undo-import.ts';
import type { RowsToStore } from './workshop-rows.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

async function store(userId: UserId, rows: RowsToStore) {
  const id = uuidv7();
  const stored = await changeAsUser(server.services.db, userId, async (change) => {
    const rowsStored = await storeRows(change, rows, 'imported');
    await rememberImport(change, id, rowsStored);
    return rowsStored;
  });
  return { id, stored };
}

const undo = (userId: UserId, id: string) => undoImport(server.services.db, userId, id);

const material = (name: string, unitPrice: number) => ({
  id: uuidv7(),
  content: catalogueMaterialInputSchema.parse({ name, unitPrice }),
});

async function workshopOf(browser: Client) {
  const products = await browser.call<{ products: Product[] }>('GET', '/api/products?limit=500');
  const path = '/api/materials?limit=500';
  const materials = await browser.call<{ materials: CatalogueMaterial[] }>('GET', path);
  return {
    products: products.body.products.map((row) => ({ id: row.id, ...productInputOf(row) })),
    materials: materials.body.materials.map((row) => ({ id: row.id, ...catalogueInputOf(row) })),
  };
}

test('many rows are created, changed, left alone and taken back as a whole', async () => {
  const { userId, browser } = await server.newUser('pro');
  const materials = Array.from({ length: 300 }, (_, n) => material(`Fio ${n}`, n + 1));
  const products = Array.from({ length: 300 }, (_, n) => {
    const input = numberedProduct(n);
    const [row] = input.materials;
    const materialId = materials[n]?.id ?? null;
    return { id: uuidv7(), content: { ...input, materials: row ? [{ ...row, materialId }] : [] } };
  });
  const first = await store(userId, { material: materials, product: products });
  expect(first.stored).toHaveLength(600);
  const before = await workshopOf(browser);
  expect(before.products).toHaveLength(300);
  expect(new Set(before.products.flatMap((row) => row.materials[0]?.materialId)).size).toBe(300);

  const [same, changed, gone] = products;
  if (!(same && changed && gone)) throw new Error('no products');
  await browser.call('DELETE', `/api/products/${gone.id}`);
  const renamed = { ...changed, content: { ...changed.content, name: 'Outro nome' } };
  const second = await store(userId, {
    material: [material('Lã', 9)],
    product: [same, renamed, gone],
  });
  expect(second.stored.map(({ kind, before }) => [kind, before])).toEqual([
    ['material', null],
    ['product', 1],
    ['product', 2],
  ]);
  expect((await workshopOf(browser)).products.find(({ id }) => id === changed.id)).toMatchObject({
    name: 'Outro nome',
  });

  expect(await undo(userId, second.id)).toEqual({ undone: 3, kept: [] });
  expect(await undo(userId, second.id)).toEqual({ undone: 3, kept: [] });
  const after = await workshopOf(browser);
  expect(after.materials).toEqual(before.materials);
  expect(after.products).toEqual(before.products.filter(({ id }) => id !== gone.id));
});

test('what changed since an import is kept and named when it is taken back', async () => {
  const { userId, browser } = await server.newUser('pro');
  const one = material('Argila', 5);
  const other = material('Esmalte', 6);
  const { id } = await store(userId, { material: [one, other] });
  const path = `/api/materials/${one.id}`;
  await browser.call('PUT', path, { ...one.content, unitPrice: 8 });
  const taken = { undone: 1, kept: [{ kind: 'material', id: one.id, name: 'Argila' }] };
  expect(await undo(userId, id)).toEqual(taken);
  expect(await undo(userId, id)).toEqual(taken);
  expect((await workshopOf(browser)).materials).toMatchObject([{ id: one.id, unitPrice: 8 }]);
});

test('beyond the limits of the plan everything is refused, with the numbers', async () => {
  const { userId, browser } = await server.newUser('free');
  await browser.call('POST', '/api/products', numberedProduct(0));
  const products = Array.from({ length: 5 }, (_, n) => ({
    id: uuidv7(),
    content: numberedProduct(n + 1),
  }));
  const refused = store(userId, { material: [material('Fio', 1)], product: products });
  await expect(refused).rejects.toMatchObject({
    status: 403,
    code: 'product_limit_reached',
    detail:
      'O plano Gratuito guarda até 5 produtos. Você tem 1 e o arquivo traz mais 5. Nada foi importado.',
  });
  expect(await workshopOf(browser)).toMatchObject({ products: [{}], materials: [] });
});

test('somebody else’s import is not found', async () => {
  const ana = await server.newUser('pro');
  const bia = await server.newUser('pro');
  const { id } = await store(ana.userId, { material: [material('Fio', 1)] });
  await expect(undo(bia.userId, id)).rejects.toMatchObject({ code: 'import_not_found' });
});

test('a new row brings its past, and a link to nothing is left out', async () => {
  const { userId, browser } = await server.newUser('pro');
  const yarn = material('Fio', 2);
  const prices = [1, 2].map((unitPrice) => ({
    unitType: 'unidade' as const,
    unitPrice,
    pack: null,
    paidSince: `2026-0${unitPrice}-01T00:00:00.000Z`,
  }));
  const input = numberedProduct(1);
  const linked = input.materials.map((row) => ({ ...row, materialId: uuidv7() }));
  const createdAt = '2026-01-01T00:00:00.000Z';
  const gone = { id: uuidv7(), content: numberedProduct(2), deletedAt: '2026-02-01T00:00:00.000Z' };
  const product = { id: uuidv7(), content: { ...input, materials: linked }, createdAt };
  await store(userId, { material: [{ ...yarn, prices }], product: [product, gone] });

  const paid = await browser.call<{ prices: unknown[] }>('GET', `/api/materials/${yarn.id}/prices`);
  expect(paid.body.prices).toMatchObject([{ unitPrice: 2 }, { unitPrice: 1 }]);
  const found = await browser.call<Product>('GET', `/api/products/${product.id}`);
  expect(found.body).toMatchObject({
    createdAt,
    materials: linked.map(() => ({ materialId: null })),
  });
  expect(await browser.call('GET', `/api/products/${gone.id}`)).toMatchObject({ status: 404 });
  const restored = await browser.call('POST', `/api/products/${gone.id}/restore`);
  expect(restored).toMatchObject({ status: 200 });
});
