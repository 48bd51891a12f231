import { beforeAll, expect, test } from 'vitest';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import type { Gathered } from '#core/catalogue/gathering-schemas.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { Repricing } from '#core/repricing/repricing-schemas.ts';
import type { Problem } from '#core/schemas/problem-schemas.ts';
import { answered } from '../../testing/answered.ts';
import { bear } from '../../testing/product-input.ts';
import { type Client, sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const path = '/api/materials/from-products';
const skein = { price: 18.9, content: 254, unit: 'metro' };
const yarn = { name: 'Fio', quantity: 85.1234, unit: 'metro', wastePercentage: 5, pack: skein };
const eyes = { name: 'Olhos', quantity: 2, unitPrice: 0.45 };

async function onPro(): Promise<Client> {
  const browser = await server.signedIn();
  await server.setPlan(browser, 'pro');
  return browser;
}

const store = (browser: Client, name: string, ...materials: object[]) =>
  answered<Product>(browser, 'POST', '/api/products', {
    ...bear,
    name,
    batchSize: 3,
    rounding: '90',
    materials,
  });

const preview = (browser: Client) => answered<Gathered>(browser, 'GET', path);
const isOffered = async (browser: Client) =>
  (await answered<{ any: boolean }>(browser, 'GET', `${path}/any`)).any;

type Answer = { id: string; created: number; products: number } & Problem;

const gather = (browser: Client, rows: readonly (string | undefined)[], key?: string) =>
  browser.call<Answer>('POST', path, { rows }, key ? { headers: { 'idempotency-key': key } } : {});

const firstRows = ({ materials }: Gathered) => materials.map(({ offers }) => offers[0]?.row);

const productsOf = async (browser: Client) =>
  (await answered<{ products: Product[] }>(browser, 'GET', '/api/products?limit=500')).products;
const catalogueOf = async (browser: Client) =>
  (await answered<{ materials: CatalogueMaterial[] }>(browser, 'GET', '/api/materials')).materials;

/** What a product is and costs, without what storing it anew changes. */
const content = ({ updatedAt, materials, ...product }: Product) => ({
  ...product,
  materials: materials.map(({ id, materialId, ...row }) => row),
});
const links = (products: readonly Product[]) =>
  products.map(({ materials }) => materials.map(({ materialId }) => materialId));

test('what pieces are made of is shown, brought in, linked without a new price, and taken back', async () => {
  const ana = await onPro();
  const bia = await onPro();
  await store(bia, 'Peça de Bia', yarn);
  await store(ana, 'Coelho', { ...yarn, pack: { ...skein, price: 20 } }, { ...eyes, unitPrice: 0 });
  await store(ana, 'Urso', { ...yarn, name: 'FIO' }, eyes, { ...eyes, name: 'x' });
  const before = await productsOf(ana);
  expect(await isOffered(ana)).toBe(true);
  const pieces = (...names: string[]) => ({ count: names.length, names });
  const seen = await preview(ana);
  expect(seen).toMatchObject({
    materials: [
      {
        name: 'FIO',
        known: null,
        offers: [
          { pack: skein, unitPrice: null, wastePercentage: 5, pieces: pieces('Urso') },
          { pack: { ...skein, price: 20 }, pieces: pieces('Coelho') },
        ],
      },
      { name: 'Olhos', offers: [{ unitPrice: 0.45, unit: 'unidade', pieces: pieces('Urso') }] },
    ],
    left: [
      { name: 'Olhos', reason: 'price', pieces: pieces('Coelho') },
      { name: 'x', reason: 'name', pieces: pieces('Urso') },
    ],
    hasMore: false,
  });
  expect(await catalogueOf(ana)).toEqual([]);

  // The older price of the yarn, and the eyes.
  const wanted = [seen.materials[0]?.offers[1]?.row, seen.materials[1]?.offers[0]?.row];
  const key = crypto.randomUUID();
  const done = { status: 201, body: { id: key, created: 2, products: 2 } };
  expect(await gather(ana, wanted, key)).toMatchObject(done);
  expect(await gather(ana, wanted, key)).toMatchObject(done);
  const [made, other] = (await catalogueOf(ana)).sort((a, b) => a.name.localeCompare(b.name));
  expect(made).toMatchObject({
    name: 'FIO',
    unitType: 'metro',
    wastePercentage: 5,
    unitPrice: null,
    pack: { ...skein, price: 20 },
  });
  expect(other).toMatchObject({ name: 'Olhos', unitPrice: 0.45, unitType: 'unidade' });
  const after = await productsOf(ana);
  expect(after.map(content)).toEqual(before.map(content));
  expect(links(after)).toEqual([
    [made?.id, other?.id, null],
    [made?.id, null],
  ]);
  expect(after.every(({ updatedAt }, n) => updatedAt > (before[n]?.updatedAt ?? ''))).toBe(true);
  expect(await isOffered(ana)).toBe(false);
  expect(links(await productsOf(bia))).toEqual([[null]]);
  expect(await catalogueOf(bia)).toEqual([]);

  const back = await ana.call('POST', `/api/import/${key}/undo`);
  expect(back).toMatchObject({ status: 200, body: { undone: 4, kept: [] } });
  expect(await catalogueOf(ana)).toEqual([]);
  const restored = await productsOf(ana);
  expect(restored.map(content)).toEqual(before.map(content));
  expect(
    links(restored)
      .flat()
      .every((id) => id === null),
  ).toBe(true);
});

test('a material that gets dearer finds the pieces that were linked to it', async () => {
  const ana = await onPro();
  const { id } = await store(ana, 'Urso', yarn);
  await gather(ana, firstRows(await preview(ana)));
  const [material] = await catalogueOf(ana);
  const dearer = { ...yarn, unitType: 'metro', pack: { ...skein, price: 30 } };
  const { quantity: _quantity, unit: _unit, ...input } = dearer;
  await answered(ana, 'PUT', `/api/materials/${material?.id}`, input);
  const { repricings } = await answered<{ repricings: Repricing[] }>(
    ana,
    'GET',
    `/api/repricings?cause=materials&material=${material?.id}`,
  );
  expect(repricings).toMatchObject([{ id, dearer: true }]);
});

test('a name that the catalogue has is linked to it; what is measured otherwise is left', async () => {
  const ana = await onPro();
  const known = { name: 'fio', unitType: 'centimetro', unitPrice: 0.1 };
  const { id } = await answered<CatalogueMaterial>(ana, 'POST', '/api/materials', known);
  await store(ana, 'Urso', yarn, { ...eyes, name: 'Fio', unit: 'novelo' });
  const seen = await preview(ana);
  expect(seen.materials).toMatchObject([{ name: 'Fio', known, offers: [{ pack: skein }] }]);
  expect(seen.left).toMatchObject([{ name: 'Fio', reason: 'unit' }]);
  expect(await gather(ana, firstRows(seen))).toMatchObject({ body: { created: 0, products: 1 } });
  expect(await catalogueOf(ana)).toMatchObject([{ id, unitPrice: 0.1 }]);
  expect(links(await productsOf(ana))).toEqual([[id, null]]);
});

test('rows in another kind of unit than the one that is taken stay as they are', async () => {
  const ana = await onPro();
  await store(ana, 'Urso', yarn, { ...eyes, name: 'Fio', unit: 'novelo' });
  const [group] = (await preview(ana)).materials;
  const bySkein = group?.offers.find(({ unit }) => unit === 'novelo')?.row;
  await gather(ana, [bySkein]);
  const [material] = await catalogueOf(ana);
  expect(material).toMatchObject({ unitType: 'novelo', unitPrice: 0.45 });
  expect(links(await productsOf(ana))).toEqual([[null, material?.id]]);
});

test('what is not wanted stays; what is no row of these writes nothing', async () => {
  const ana = await onPro();
  const bia = await onPro();
  await store(ana, 'Urso', yarn, eyes);
  await store(bia, 'Coelho', yarn);
  const [foreign] = firstRows(await preview(bia));
  const [first] = firstRows(await preview(ana));
  const changed = { status: 412, body: { code: 'gathered_changed' } };
  expect(await gather(ana, [first, foreign])).toMatchObject(changed);
  expect(await catalogueOf(ana)).toEqual([]);
  expect(await gather(ana, [first])).toMatchObject({ body: { created: 1, products: 1 } });
  expect(await gather(ana, [first])).toMatchObject(changed);
  expect((await preview(ana)).materials.map(({ name }) => name)).toEqual(['Olhos']);
});

test('two calls at once make no material twice', async () => {
  const ana = await onPro();
  await store(ana, 'Urso', yarn, eyes);
  const rows = firstRows(await preview(ana));
  const answers = await Promise.all([gather(ana, rows), gather(ana, rows)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 412]);
  expect(await catalogueOf(ana)).toHaveLength(2);
});

test('the free plan gathers nothing', async () => {
  const ana = await server.signedIn();
  const { materials } = await store(ana, 'Urso', yarn);
  const refused = { status: 403, body: { code: 'pro_required' } };
  expect(await gather(ana, [materials[0]?.id])).toMatchObject(refused);
  expect(await ana.call('GET', path)).toMatchObject(refused);
  expect(links(await productsOf(ana))).toEqual([[null]]);
});
