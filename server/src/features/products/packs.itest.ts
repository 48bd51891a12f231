import { beforeAll, expect, test } from 'vitest';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { descriptionHeader, descriptionNumber } from '#core/kinds/description.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { bear } from '../../testing/product-input.ts';
import { type Client, sharedServer, type TestServer } from '../../testing/test-server.ts';
import { workedPrices } from '../../testing/worked-prices.ts';

let server: TestServer;
let ana: Client;
beforeAll(async () => {
  server = await sharedServer();
  ana = await server.signedIn();
  await server.setPlan(ana, 'pro');
});

const path = '/api/products';
const skein = { price: 18.9, content: 254, unit: 'metro' };
const yarn = { name: 'Fio', quantity: 85, unit: 'metro', wastePercentage: 10, pack: skein };
const scarf = {
  ...bear,
  name: 'Cachecol',
  batchSize: 2,
  rounding: '90',
  chosenPrice: null,
  materials: [yarn],
};

const create = async (input: object, browser = ana) => {
  const { status, body } = await browser.call<Product>('POST', path, input);
  expect(status).toBe(201);
  return body;
};

const fixed = (product: Product, key: string, decimals: number) =>
  Number(product[key as keyof Product]).toFixed(decimals);

test('every worked price comes out to the cent, stored and read back', async () => {
  for (const { name, product, expected } of workedPrices) {
    const { id } = await create(product);
    const { body } = await ana.call<Product>('GET', `${path}/${id}`);
    const { rowCosts, materialsTotal: _, labour: _labour, fixedCosts: __, ...figures } = expected;
    const { channels: _channels, ...prices } = figures;
    const decimals = (key: string) => (key === 'netMargin' ? 1 : 2);
    const answered = Object.fromEntries(
      Object.keys(prices).map((key) => [key, fixed(body, key, decimals(key))]),
    );
    expect({ name, ...answered }).toEqual({ name, ...prices });
    expect(body.materials.map(({ totalPrice }) => totalPrice.toFixed(2))).toEqual(rowCosts);
    const [listed] = (await ana.call<{ products: Product[] }>('GET', `${path}?limit=1`)).body
      .products;
    expect(listed).toEqual(body);
  }
});

test('what was sent comes back: packs, units, waste, batch, rounding and chosen price', async () => {
  const stored = await create({ ...scarf, chosenPrice: 99.5, productionTime: 0.833333 });
  expect(stored).toMatchObject({ batchSize: 2, rounding: '90', chosenPrice: 99.5 });
  expect(stored).toMatchObject({ productionTime: 0.833333, finalPrice: 99.5 });
  expect(stored.materials).toMatchObject([{ ...yarn, unitPrice: null, materialId: null }]);
  const plain = { name: 'Olhos', quantity: 2, unitPrice: 0.45 };
  const { body } = await ana.call<Product>('PUT', `${path}/${stored.id}`, {
    ...scarf,
    materials: [plain, yarn],
  });
  const usual = { unit: 'unidade', wastePercentage: 0, pack: null, materialId: null };
  expect(body).toMatchObject({ chosenPrice: null, productionTime: 6.5 });
  expect(body.materials).toMatchObject([{ ...plain, ...usual, totalPrice: 0.9 }, yarn]);
  const copy = await ana.call<Product>('POST', `${path}/${stored.id}/duplicate`);
  const { id, name, createdAt, updatedAt, materials, ...figures } = body;
  expect(copy).toMatchObject({ status: 201, body: { ...figures, name: `${name} (Cópia)` } });
});

test('an amount that no column of money could hold is stored, when the price is modest', async () => {
  const gold = { price: 99_999.99, content: 0.000001, unit: 'centimetro-quadrado' };
  const row = {
    name: 'Ouro',
    quantity: 999_999.9999,
    unit: 'metro-quadrado',
    wastePercentage: 100,
  };
  const { finalPrice, totalCost, profit } = await create({
    ...bear,
    chosenPrice: 10,
    materials: [{ ...row, pack: gold }],
  });
  expect(finalPrice).toBe(10);
  expect(totalCost).toBeGreaterThan(1e21);
  expect(profit).toBeLessThan(-1e21);
  expect((await ana.call('GET', `${path}?order=profit&limit=500`)).status).toBe(200);
  expect((await ana.call('GET', `${path}/summary`)).status).toBe(200);
  expect((await ana.call('GET', '/api/reports')).status).toBe(200);
});

test('a material may be linked to one of the own catalogue, deleted ones included', async () => {
  const material = { name: 'Fio', unitType: 'metro', wastePercentage: 5, pack: skein };
  const { body: known } = await ana.call<CatalogueMaterial>('POST', '/api/materials', material);
  const linked = { ...scarf, materials: [yarn, { ...yarn, materialId: known.id }] };
  const { id, materials } = await create(linked);
  expect(materials.map(({ materialId }) => materialId)).toEqual([null, known.id]);
  expect((await ana.call('DELETE', `/api/materials/${known.id}`)).status).toBe(204);
  expect((await ana.call('PUT', `${path}/${id}`, linked)).status).toBe(200);

  const bia = await server.signedIn();
  const unknown = { path: 'materials.1.materialId', code: 'unknown_material' };
  const refused = { status: 422, body: { code: 'validation_failed', errors: [unknown] } };
  expect(await bia.call('POST', path, linked)).toMatchObject(refused);
  const { id: own } = await create({ ...scarf, materials: [yarn] }, bia);
  expect(await bia.call('PUT', `${path}/${own}`, linked)).toMatchObject(refused);
  expect((await bia.call<{ products: Product[] }>('GET', path)).body.products).toHaveLength(1);
});

test('a client that is too old takes nothing away without a word', async () => {
  // What a tab sends that was loaded before packs; every field that came since is met alike.
  const { batchSize: _, rounding: _r, chosenPrice: _c, ...old } = bear;
  const oldBody = {
    ...old,
    materials: old.materials.map(({ name, quantity, unitPrice }) => ({
      name,
      quantity,
      unitPrice,
    })),
  };
  const { materials: _m, ...withoutRows } = oldBody;
  // Its own form takes neither of these, nor knows why the server would not.
  const unfit = [
    { ...oldBody, materials: [{ name: 'Fio', quantity: 85, unitPrice: null }] },
    { ...oldBody, materials: [{ name: 'Contas', quantity: 20_000, unitPrice: 0.01 }] },
  ];
  const outdated = { status: 412, body: { code: 'client_outdated' } };
  const invalid = { status: 422, body: { code: 'validation_failed' } };
  const older = { [descriptionHeader]: String(descriptionNumber - 1) };
  const current = { [descriptionHeader]: String(descriptionNumber) };
  const bia = await server.signedIn();
  const newer = [
    scarf,
    { ...oldBody, batchSize: 2 },
    { ...oldBody, rounding: 'real' },
    { ...oldBody, chosenPrice: 100 },
  ];
  for (const input of newer) {
    const stored = await create(input);
    const { id, updatedAt } = stored;
    const ifMatch = { 'If-Match': `"${updatedAt}"` };
    for (const headers of [{}, ifMatch, older, { ...ifMatch, ...older }]) {
      expect(await ana.call('PUT', `${path}/${id}`, oldBody, { headers })).toMatchObject(outdated);
    }
    for (const body of unfit) {
      expect(await ana.call('PUT', `${path}/${id}`, body)).toMatchObject(outdated);
      expect(await bia.call('PUT', `${path}/${id}`, body)).toMatchObject(invalid);
    }
    expect(await bia.call('PUT', `${path}/${id}`, oldBody)).toMatchObject({ status: 404 });
    expect((await ana.call('GET', `${path}/${id}`)).body).toEqual(stored);
    // Whoever says to know every field means what it leaves out.
    const headers = { ...ifMatch, ...current };
    const aware = await ana.call('PUT', `${path}/${id}`, oldBody, { headers });
    expect(aware).toMatchObject({ status: 200, body: { batchSize: 1, rounding: 'none' } });
    // What has none of it, an old tab may go on saving.
    const saved = await ana.call('PUT', `${path}/${id}`, { ...oldBody, name: 'Urso' });
    expect(saved).toMatchObject({ status: 200, body: { name: 'Urso' } });
    for (const body of [...unfit, withoutRows]) {
      expect(await ana.call('PUT', `${path}/${id}`, body)).toMatchObject(invalid);
    }
  }
});

test('the highest price binds the calls that know packs', async () => {
  const gold = { name: 'Ouro', quantity: 9999, unitPrice: 99_999.99 };
  const dear = { ...scarf, batchSize: 1, materials: [gold] };
  const tooHigh = { path: 'marginPercentage', code: 'too_big' };
  const refused = { status: 422, body: { errors: [tooHigh] } };
  expect(await ana.call('POST', path, dear)).toMatchObject(refused);
  const { id } = await create({ ...dear, chosenPrice: 9_999_999.99 });
  expect(await ana.call('PUT', `${path}/${id}`, dear)).toMatchObject(refused);
});
