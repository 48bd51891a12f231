import { request as httpRequest } from 'node:http';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import type { Me } from '#core/account/account-schemas.ts';
import { maxOwnTemplates } from '#core/plans/plans.ts';
import { maxMaterialsPerProduct } from '#core/products/product-fields.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { Problem } from '#core/schemas/problem-schemas.ts';
import type { Movements, Stock, StockAct } from '#core/stock/stock-schemas.ts';
import {
  maxPricesInFile,
  maxWorkshopBytes,
  type Workshop,
  type WorkshopChanges,
  workshopVersion,
} from '#core/workshop/workshop-schemas.ts';
import { emptyWorkshop } from '../../testing/access-matrix.ts';
import { addAccount } from '../../testing/add-account.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { rowsOfWorkshop } from '../../testing/same-workshop.ts';
import { findWrongSums } from '../../testing/stock-sums.ts';
import {
  type Client,
  newProfile,
  sharedServer,
  type TestServer,
} from '../../testing/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { linesOf } from './reading/file-lines.ts';

let server: TestServer;
/** A workshop as somebody downloaded it. */
let file: Workshop;
beforeAll(async () => {
  server = await sharedServer();
  const ana = await server.signedIn({ hourlyRate: 40, craftType: 'ceramica' });
  await server.setPlan(ana, 'pro');
  const clay = await ana.call<{ id: string }>('POST', '/api/materials', {
    name: 'Argila',
    unitPrice: 7.5,
    unitType: 'quilograma',
    tracked: true,
    minimum: 2.5,
  });
  const [row] = numberedProduct(0).materials;
  const grams = { ...row, unit: 'grama', materialId: clay.body.id };
  const linked = { ...numberedProduct(0), materials: [grams] };
  for (const input of [linked, numberedProduct(1), numberedProduct(2)]) {
    await ana.call('POST', '/api/products', input);
  }
  await moveStock(ana, clay.body.id);
  file = (await ana.call<Workshop>('GET', exported)).body;
});

const exported = '/api/export/workshop.json';
const imported = '/api/import/workshop';

/** Bought, made, sold, and something lost that was found again. */
async function moveStock(browser: Client, materialId: string) {
  const [product] = (await products(browser)).slice(-1);
  const moves: [string, object][] = [
    [`materials/${materialId}/movements`, { kind: 'purchase', quantity: 9.5, value: 71.3 }],
    [`products/${product?.id}/productions`, { pieces: 3, note: 'Feira' }],
    [`products/${product?.id}/sales`, { pieces: 2, unitPrice: 49.9 }],
    [`materials/${materialId}/movements`, { kind: 'loss', quantity: 0.333333 }],
  ];
  const acts: StockAct[] = [];
  for (const [path, body] of moves) {
    acts.push((await browser.call<StockAct>('POST', `/api/${path}`, body)).body);
  }
  await browser.call('POST', `/api/movements/${acts.at(-1)?.id}/reverse`);
}

const stock = async (browser: Client) => (await browser.call<Stock>('GET', '/api/stock')).body;

const past = async (browser: Client) => {
  const path = `/api/materials/${file.materials[0]?.id}/movements`;
  return (await browser.call<Movements>('GET', path)).body;
};

const products = async (browser: Client) =>
  (await browser.call<{ products: Product[] }>('GET', '/api/products')).body.products;

test('export everything, delete the account, register again, import: the same workshop', async () => {
  const profile = newProfile({ hourlyRate: 31.5 });
  const ana = await server.signedInAs(await addAccount(server.services.db, profile));
  await ana.call('POST', imported, file);
  const before = (await ana.call<Workshop>('GET', exported)).body;
  const stockBefore = await stock(ana);
  const pastBefore = await past(ana);
  expect(pastBefore.movements).toHaveLength(4);
  expect(rowsOfWorkshop(before)).toEqual(rowsOfWorkshop(file));
  const { password } = profile;
  expect(await ana.call('DELETE', '/api/me', { password })).toMatchObject({ status: 204 });

  const userId = await addAccount(server.services.db, profile);
  const again = await server.signedInAs(userId);
  expect(await products(again)).toEqual([]);
  const { status, body } = await again.call<{ changes: WorkshopChanges }>('POST', imported, before);
  expect(status).toBe(200);
  expect(body.changes).toMatchObject({
    products: { added: { count: 3 } },
    materials: { added: { count: 1, names: ['Argila'] } },
    movements: { added: 6, reversed: 0 },
    profile: true,
  });
  const after = (await again.call<Workshop>('GET', exported)).body;
  expect(rowsOfWorkshop(after)).toEqual(rowsOfWorkshop(before));
  expect(await stock(again)).toEqual(stockBefore);
  expect(await past(again)).toEqual(pastBefore);
  expect(await findWrongSums(server.services.db, userId)).toEqual([]);
  expect((await again.call<Me>('GET', '/api/me')).body).toMatchObject({
    email: profile.email,
    name: profile.name,
    hourlyRate: 40,
    craftType: 'ceramica',
  });
});

test('rows are added or changed by their ids, others stay, and so do the preferences', async () => {
  const ana = await server.signedIn({ hourlyRate: 28 });
  await server.setPlan(ana, 'pro');
  const own = await ana.call<Product>('POST', '/api/products', numberedProduct(5));
  await ana.call('POST', imported, file);
  const [first] = file.products;
  await ana.call('PUT', `/api/products/${first?.id}`, numberedProduct(6));
  const preview = await ana.call<WorkshopChanges>('POST', `${imported}/preview`, file);
  const none = { count: 0, names: [] };
  expect(preview.body).toMatchObject({
    products: { added: none, changed: { count: 1 }, gone: none },
    materials: { added: none, changed: none, gone: none },
    profile: false,
  });
  await ana.call('POST', imported, file);
  const names = (await products(ana)).map(({ name }) => name);
  expect(names.sort()).toEqual([own.body, ...file.products].map(({ name }) => name).sort());
  expect((await ana.call<Me>('GET', '/api/me')).body.hourlyRate).toBe(28);
});

test('prices and times of a file are not believed', async () => {
  const ana = await server.signedIn();
  const future = '2999-01-01T00:00:00.000Z';
  const [product] = file.products;
  const forged = { ...product, finalPrice: 0.01, totalCost: 0.01, profit: 0, createdAt: future };
  const { status } = await ana.call('POST', imported, { ...file, products: [forged], history: [] });
  expect(status).toBe(200);
  const [stored] = await products(ana);
  expect(stored?.finalPrice).toBe(product?.finalPrice);
  expect(Date.parse(stored?.createdAt ?? future)).toBeLessThanOrEqual(Date.now());
});

test('beyond the limits of the plan everything is refused, with the numbers', async () => {
  const ana = await server.signedIn();
  for (const number of [1, 2, 3]) await ana.call('POST', '/api/products', numberedProduct(number));
  const refused = await ana.call<Problem>('POST', imported, file);
  expect(refused).toMatchObject({
    status: 403,
    body: {
      code: 'product_limit_reached',
      detail:
        'O plano Gratuito guarda até 5 produtos. Você tem 3 e o arquivo traz mais 3. Nada foi importado.',
    },
  });
  expect(await products(ana)).toHaveLength(3);
  expect((await ana.call<{ materials: [] }>('GET', '/api/materials')).body.materials).toEqual([]);

  await server.setPlan(ana, 'pro');
  const at = '2026-01-01T00:00:00.000Z';
  const content = numberedProduct(1);
  const { name, craftCategory } = content;
  const templates = Array.from({ length: maxOwnTemplates + 1 }, () => {
    return { id: uuidv7(), name, craftCategory, content, createdAt: at, updatedAt: at };
  });
  expect(await ana.call<Problem>('POST', imported, { ...file, templates })).toMatchObject({
    status: 403,
    body: { code: 'template_limit_reached' },
  });
  expect(await products(ana)).toHaveLength(3);
});

test('a deleted product that a file brings is a new one when it is brought back', async () => {
  const ana = await server.signedIn();
  for (const number of [1, 2, 3, 4, 5]) {
    await ana.call('POST', '/api/products', numberedProduct(number));
  }
  for (const deletedAt of ['2999-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z']) {
    const id = uuidv7();
    const products = [{ ...file.products[1], id, deletedAt }];
    const sent = { ...emptyWorkshop, products };
    expect(await ana.call('POST', imported, sent)).toMatchObject({ status: 200 });
    expect(await ana.call<Problem>('POST', `/api/products/${id}/restore`)).toMatchObject({
      status: 403,
      body: { code: 'product_limit_reached' },
    });
  }
});

test('files that come slowly keep nobody waiting, who sends them neither', async () => {
  const ana = await server.signedIn();
  const slow = await server.signedIn();
  const { port } = new URL(server.origin);
  const send = async () => {
    const request = httpRequest({
      port,
      path: imported,
      method: 'POST',
      headers: {
        cookie: slow.cookie(),
        'content-type': 'application/json',
        'content-length': 1_000_000,
      },
    });
    request.on('error', () => {});
    request.write('{"format":');
    await waitFor('the slow file to have begun', async () => request.socket?.bytesWritten ?? 0);
    return request;
  };
  const requests = [await send(), await send()];
  expect((await ana.call('POST', imported, emptyWorkshop)).status).toBe(200);
  expect((await slow.call('GET', '/api/products')).status).toBe(200);
  await waitFor('a third one at the same time to be one too many', async () => {
    const { status } = await slow.call('POST', imported, emptyWorkshop);
    return status === 429;
  });
  for (const request of requests) request.destroy();
  await waitFor('the slow files to be given up', async () => {
    const { status } = await slow.call('POST', imported, emptyWorkshop);
    return status === 200;
  });
});

const text = (value: unknown) => JSON.stringify(value);
const [anId] = [uuidv7()];

test.each<[string, string, () => string]>([
  ['nothing', 'file_foreign', () => ' '],
  ['a picture', 'file_foreign', () => '\u0089PNG\u001a\0\0'],
  ['other JSON', 'file_foreign', () => text({ products: [] })],
  ['a list', 'file_foreign', () => text([])],
  ['millions of values', 'file_foreign', () => `[${'{},'.repeat(3_000_000)}{}]`],
  ['brackets without end', 'file_foreign', () => '['.repeat(10_000_000)],
  ['a newer one', 'file_newer', () => text({ ...file, version: workshopVersion + 1, orders: [] })],
  ['a cut one', 'file_damaged', () => text(file).slice(0, -20)],
  ['one without a list', 'file_damaged', () => text({ ...file, history: undefined })],
  ['a field of a newer one', 'file_newer', () => text({ ...file, admin: true })],
  ['a version of nothing', 'file_damaged', () => text({ ...file, version: 0 })],
  [
    'the same row twice',
    'file_damaged',
    () => text({ ...file, products: Array(2).fill(file.products[0]) }),
  ],
  [
    'the same row in other letters',
    'file_damaged',
    () => {
      const [row] = file.products;
      return text({ ...file, products: [row, { ...row, id: row?.id.toUpperCase() }] });
    },
  ],
  [
    'a price out of bounds',
    'file_damaged',
    () => text(file).replace('"fixedCosts":5', '"fixedCosts":-5'),
  ],
  [
    'a text that no database keeps',
    'file_damaged',
    () => text(file).replaceAll('Argila', 'Argila\\u0000'),
  ],
  [
    'a time that no database keeps',
    'file_damaged',
    () => text(file).replaceAll(/"createdAt":"2/g, '"createdAt":"0'),
  ],
  [
    'a material with two prices',
    'file_damaged',
    () => {
      const pack = { price: 1, content: 1, unit: 'unidade' };
      return text({ ...file, materials: [{ ...file.materials[0], pack }] });
    },
  ],
  [
    'the same version twice',
    'file_damaged',
    () => text({ ...file, history: [...file.history, file.history[0]] }),
  ],
  [
    'a price beyond all bounds',
    'file_damaged',
    () => {
      const [product] = file.products;
      const pack = { price: 99_999.99, content: 0.000_001, unit: 'unidade' };
      const row = { ...product?.materials[0], quantity: 999_999, unitPrice: null, pack };
      const products = [{ ...product, id: anId, materials: [row] }];
      return text({ ...file, movements: [], products });
    },
  ],
  [
    'a product with more materials than the form takes',
    'file_damaged',
    () =>
      text({ ...file, products: [withMaterials(file.products[0], maxMaterialsPerProduct + 1)] }),
  ],
  [
    'a version with more materials than the form takes',
    'file_damaged',
    () => {
      const version = file.history.find(({ kind }) => kind === 'product');
      const state = withMaterials(version?.state as Product, maxMaterialsPerProduct + 1);
      return text({ ...file, history: [{ ...version, state }] });
    },
  ],
  [
    'a movement of more than there can be',
    'file_damaged',
    () => {
      const [first, ...rest] = file.movements ?? [];
      return text({ ...file, movements: [{ ...first, quantity: `1${'0'.repeat(20)}` }, ...rest] });
    },
  ],
  [
    'a material with more prices than a file of ours has',
    'file_damaged',
    () => {
      const [row] = file.materials;
      const prices = Array(maxPricesInFile + 1).fill(row?.prices[0]);
      return text({ ...file, materials: [{ ...row, prices }] });
    },
  ],
])('%s is refused as a whole: %s', (_what, code, body) => {
  expect(() => [...linesOf(Buffer.from(body()))]).toThrow(code);
});

const withMaterials = <P extends Pick<Product, 'materials'>>(
  product: P | undefined,
  count: number,
) => ({
  ...product,
  materials: Array(count).fill(product?.materials[0]),
});

test.each([
  ['file_foreign', () => ' '],
  ['file_newer', () => text({ ...file, version: workshopVersion + 1 })],
  ['file_damaged', () => text(file).slice(0, -20)],
])('a file that is refused changes nothing: %s', async (code, body) => {
  const ana = await server.signedIn();
  for (const path of [imported, `${imported}/preview`]) {
    const answer = await ana.call<Problem>('POST', path, body());
    expect(answer).toMatchObject({ status: 422, body: { code } });
    expect(answer.body.errors).toBeUndefined();
  }
  expect(await products(ana)).toEqual([]);
});

test('as many materials as the form takes, and as many prices as a file has, are imported', async () => {
  const ana = await server.signedIn();
  await server.setPlan(ana, 'pro');
  const [row] = file.materials;
  const largest: Workshop = {
    ...file,
    movements: [],
    products: [withMaterials(file.products[1], maxMaterialsPerProduct) as Product],
    materials: [{ ...row, prices: Array(maxPricesInFile).fill(row?.prices[0]) } as never],
    history: [],
  } as never;
  expect(await ana.call('POST', imported, largest)).toMatchObject({ status: 200 });
  const { body } = await ana.call<Workshop>('GET', exported);
  expect(body.products[0]?.materials).toHaveLength(maxMaterialsPerProduct);
  expect(body.materials[0]?.prices).toHaveLength(maxPricesInFile);
});

test('versions count from 1, whatever a file calls them, and the next file is read', async () => {
  const ana = await server.signedIn();
  await server.setPlan(ana, 'pro');
  const [product] = file.products;
  const [first] = file.history.filter(({ rowId }) => rowId === product?.id);
  const history = [1_000_000_000, 7].map((version) => ({ ...first, version }));
  const sent = { ...file, movements: [], products: [product], history };
  expect(await ana.call('POST', imported, sent)).toMatchObject({ status: 200 });
  await ana.call('PUT', `/api/products/${product?.id}`, numberedProduct(9));
  const after = (await ana.call<Workshop>('GET', exported)).body;
  const versions = after.history.filter(({ rowId }) => rowId === product?.id);
  expect(versions.map(({ version }) => version)).toEqual([1, 2, 3]);
  expect(await ana.call('POST', `${imported}/preview`, after)).toMatchObject({ status: 200 });
});

test('a file that is too large is refused early, and so is a large one that hides its size', async () => {
  const ana = await server.signedIn();
  const large = await ana.call<Problem>('POST', imported, 'x'.repeat(maxWorkshopBytes + 1));
  expect(large).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
  const hidden = await fetch(server.origin + imported, {
    method: 'POST',
    headers: { cookie: ana.cookie(), 'content-type': 'application/json' },
    body: ReadableStream.from([Buffer.alloc(300 * 1024, ' ')]),
    duplex: 'half',
  } as RequestInit);
  expect(hidden.status).toBe(413);
  expect((await ana.call('POST', imported, emptyWorkshop)).status).toBe(200);
});
