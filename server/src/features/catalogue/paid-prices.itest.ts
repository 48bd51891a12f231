import { beforeAll, expect, test } from 'vitest';
import {
  type CatalogueMaterial,
  type CatalogueMaterialInput,
  maxPricesListed,
  type PaidPrice,
} from '#core/catalogue/catalogue-schemas.ts';
import type { Problem } from '#core/schemas/problem-schemas.ts';
import type { UserId } from '../../db/database.ts';
import { materialPrices } from '../../db/schema.ts';
import { type Client, sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const path = '/api/materials';
const clay: CatalogueMaterialInput = {
  name: 'Argila branca',
  unitPrice: 7.5,
  unitType: 'quilograma',
  category: 'Cerâmica',
};

const skein = {
  name: 'Fio amigurumi',
  unitPrice: null,
  unitType: 'metro',
  wastePercentage: 5,
  category: 'Linhas e Fios',
  pack: { price: 18.9, content: 254, unit: 'metro' },
} as const satisfies CatalogueMaterialInput;

async function add(
  browser: Client,
  input: CatalogueMaterialInput = clay,
  key: string = crypto.randomUUID(),
): Promise<CatalogueMaterial> {
  const headers = { 'idempotency-key': key };
  const { status, body } = await browser.call<CatalogueMaterial>('POST', path, input, { headers });
  expect(status).toBe(201);
  return body;
}

async function listed(browser: Client): Promise<CatalogueMaterial[]> {
  const { body } = await browser.call<{ materials: CatalogueMaterial[] }>('GET', path);
  return body.materials;
}

const skeinAt = (price: number) => ({ ...skein, pack: { ...skein.pack, price } });

const replace = (browser: Client, id: string, input: object, version?: string) =>
  browser.call<CatalogueMaterial>('PUT', `${path}/${id}`, input, {
    headers: version ? { 'if-match': `"${version}"` } : {},
  });

async function pricesOf(browser: Client, id: string): Promise<PaidPrice[]> {
  const { status, body } = await browser.call<{ prices: PaidPrice[] }>(
    'GET',
    `${path}/${id}/prices`,
  );
  expect(status).toBe(200);
  return body.prices;
}

const paidFor = (prices: PaidPrice[]) =>
  prices.map(({ unitPrice, pack }) => pack?.price ?? unitPrice);

test('a pack and the usual waste are stored, copied and read back', async () => {
  const ana = await server.signedIn();
  const material = await add(ana, skein);
  expect(material).toMatchObject(skein);
  const copy = await ana.call<CatalogueMaterial>('POST', `${path}/${material.id}/duplicate`);
  expect(copy.body).toMatchObject({ ...skein, name: 'Fio amigurumi (Cópia)' });
  expect(await listed(ana)).toMatchObject([copy.body, material]);
  const byUnit = { ...skein, unitPrice: 0.08, pack: null, wastePercentage: 0 };
  expect((await replace(ana, material.id, byUnit)).body).toMatchObject(byUnit);
});

test('what cannot be a pack is refused, by its field', async () => {
  const ana = await server.signedIn();
  const { pack } = skein;
  const huge = Number('9'.repeat(400));
  const cases: [change: object, path: string][] = [
    [{ unitPrice: 2.5 }, 'pack'],
    [{ pack: null }, 'unitPrice'],
    [{ pack: { ...pack, unit: 'grama' } }, 'pack.unit'],
    [{ pack: { ...pack, unit: 'caixa' } }, 'pack.unit'],
    [{ pack: { ...pack, content: 0 } }, 'pack.content'],
    [{ pack: { ...pack, content: 1e-7 } }, 'pack.content'],
    [{ pack: { ...pack, content: 1e300 } }, 'pack.content'],
    [{ pack: { ...pack, content: huge } }, 'pack.content'],
    [{ pack: { content: 254, unit: 'metro' } }, 'pack.price'],
    [{ pack: { ...pack, price: -0.01 } }, 'pack.price'],
    [{ pack: { ...pack, price: 100000 } }, 'pack.price'],
    [{ wastePercentage: 100.01 }, 'wastePercentage'],
    [{ wastePercentage: null }, 'wastePercentage'],
  ];
  for (const [change, field] of cases) {
    const { status, body } = await ana.call<Problem>('POST', path, { ...skein, ...change });
    expect({ change, status, errors: body.errors }).toMatchObject({
      change,
      status: 422,
      errors: [{ path: field }],
    });
  }
  expect(await listed(ana)).toEqual([]);
});

test('what was paid is kept when a price changes, and only then, the newest first', async () => {
  const ana = await server.signedIn();
  const first = await add(ana, skein);
  expect(await pricesOf(ana, first.id)).toEqual([
    { unitType: 'metro', unitPrice: null, pack: skein.pack, paidSince: first.createdAt },
  ]);
  for (const same of [
    skein,
    { ...skein, name: 'Fio', category: null, wastePercentage: 0 },
    { ...skein, unitType: 'centimetro' },
  ]) {
    expect((await replace(ana, first.id, same)).status).toBe(200);
  }
  expect(await pricesOf(ana, first.id)).toHaveLength(1);

  const { body: dearer } = await replace(ana, first.id, skeinAt(21.5));
  const cloth = { ...clay, unitType: 'metro', wastePercentage: 0, pack: null };
  const { body: perMetre } = await replace(ana, first.id, cloth);
  expect((await replace(ana, first.id, cloth)).status).toBe(200);
  await replace(ana, first.id, { ...cloth, unitType: 'grama' });
  const prices = await pricesOf(ana, first.id);
  expect(prices.map(({ unitType, unitPrice, pack }) => [unitType, unitPrice, pack?.price])).toEqual(
    [
      ['grama', 7.5, undefined],
      ['metro', 7.5, undefined],
      ['metro', null, 21.5],
      ['metro', null, 18.9],
    ],
  );
  expect(prices.slice(1).map(({ paidSince }) => paidSince)).toEqual([
    perMetre.updatedAt,
    dearer.updatedAt,
    first.createdAt,
  ]);
});

test('a copy begins with its own price; a deletion and its undoing change none', async () => {
  const ana = await server.signedIn();
  const { id } = await add(ana, skein);
  await replace(ana, id, skeinAt(21.5));
  const { body: copy } = await ana.call<CatalogueMaterial>('POST', `${path}/${id}/duplicate`);
  expect(paidFor(await pricesOf(ana, copy.id))).toEqual([21.5]);
  await ana.call('DELETE', `${path}/${id}`);
  expect((await ana.call('GET', `${path}/${id}/prices`)).status).toBe(404);
  await ana.call('POST', `${path}/${id}/restore`);
  expect(paidFor(await pricesOf(ana, id))).toEqual([21.5, 18.9]);
});

test('a refused save is no price, nor is one that was sent twice', async () => {
  const ana = await server.signedIn();
  const key = crypto.randomUUID();
  const first = await add(ana, skein, key);
  await add(ana, skein, key);
  await replace(ana, first.id, skeinAt(21.5), first.updatedAt);
  // Sent again because its answer was lost.
  expect((await replace(ana, first.id, skeinAt(21.5), first.updatedAt)).status).toBe(200);
  expect((await replace(ana, first.id, skeinAt(30), first.updatedAt)).status).toBe(412);
  expect(paidFor(await pricesOf(ana, first.id))).toEqual([21.5, 18.9]);
});

test('the newest prices are listed, up to a bound', async () => {
  const ana = await server.signedIn();
  const { id } = await add(ana, skeinAt(1));
  const { body: me } = await ana.call<{ id: UserId }>('GET', '/api/me');
  const later = Array.from({ length: maxPricesListed }, (_, index) => ({
    userId: me.id,
    materialId: id,
    unitType: 'metro' as const,
    unitPrice: index + 2,
    paidSince: new Date(Date.now() + index * 1000),
  }));
  await server.services.db.asUser(me.id, (tx) => tx.insert(materialPrices).values(later));
  const paid = paidFor(await pricesOf(ana, id));
  expect([paid.length, paid[0], paid.at(-1)]).toEqual([maxPricesListed, maxPricesListed + 1, 2]);
  for (const wanted of [crypto.randomUUID(), 'nada']) {
    const { status, body } = await ana.call<Problem>('GET', `${path}/${wanted}/prices`);
    expect({ status, code: body.code }).toEqual({
      status: 404,
      code: 'catalogue_material_not_found',
    });
  }
});

test('the database takes no price that a material may not have', async () => {
  const ana = await server.signedIn();
  const { body: me } = await ana.call<{ id: UserId }>('GET', '/api/me');
  const { id: materialId } = await add(ana);
  const price = { userId: me.id, materialId, unitType: 'unidade' } as const;
  const store = (unitPrice: number) =>
    server.services.db.asUser(me.id, (tx) =>
      tx.insert(materialPrices).values({ ...price, unitPrice }),
    );
  for (const unitPrice of [-1, 0, 100_000]) {
    await expect(store(unitPrice)).rejects.toMatchObject({ cause: { code: '23514' } });
  }
  for (const unitPrice of [0.01, 99_999.99]) await store(unitPrice);
});

test('a client that is too old takes nothing away', async () => {
  const ana = await server.signedIn();
  // What a tab sends that was loaded before packs.
  const older = { name: 'Fio azul', unitPrice: 12.5, unitType: 'rolo', category: null };
  const outdated = { status: 412, body: { code: 'client_outdated' } };
  const wasteful = { ...clay, wastePercentage: 5 };
  for (const newer of [skein, wasteful]) {
    const material = await add(ana, newer);
    const { id, updatedAt } = material;
    // What such a client makes of a price that is not per unit.
    expect(await replace(ana, id, { ...older, unitPrice: null })).toMatchObject(outdated);
    for (const version of [undefined, updatedAt, before(updatedAt)]) {
      expect(await replace(ana, id, older, version)).toMatchObject(outdated);
    }
    expect((await ana.call('GET', `${path}/${id}`)).body).toEqual(material);
    expect(await pricesOf(ana, id)).toHaveLength(1);
  }
  // What has nothing that it does not know, it changes as before.
  const { id } = await add(ana, { ...clay, unitType: 'metro' });
  const unfit = await replace(ana, id, { ...older, unitPrice: null });
  expect(unfit).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  expect((await replace(ana, id, older)).body).toMatchObject({ ...older, pack: null });
});

/** A version before this one. */
const before = (version: string) => new Date(Date.parse(version) - 1000).toISOString();
