import { beforeAll, expect, test } from 'vitest';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type {
  Repricing,
  RepricingSummary,
  UndoneRepricing,
} from '#core/repricing/repricing-schemas.ts';
import type { Problem } from '#core/schemas/problem-schemas.ts';
import { bear } from '../../testing/product-input.ts';
import { type Client, sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const path = '/api/repricings';
const skein = { price: 20, content: 200, unit: 'metro' };

/** Somebody at R$ 25,00 per hour. */
async function newWorkshop() {
  const ana = await server.signedIn({ hourlyRate: 25 });
  await server.setPlan(ana, 'pro');
  return ana;
}

async function ok<T>(browser: Client, method: string, to: string, body?: object): Promise<T> {
  const answer = await browser.call<T>(method, to, body);
  expect({ method, to, status: answer.status < 300 ? 'ok' : answer }).toMatchObject({
    status: 'ok',
  });
  return answer.body;
}

const yarnOf = (browser: Client, more: object = {}) =>
  ok<CatalogueMaterial>(browser, 'POST', '/api/materials', {
    name: 'Fio',
    unitType: 'metro',
    pack: skein,
    ...more,
  });

/** One hour and R$ 5,00 besides its materials, priced at the double. */
const piece = { ...bear, productionTime: 1, fixedCosts: 5 };

/** 50 m of a skein: R$ 5,00 of materials, R$ 35,00 in all. */
const scarf = (materialId: string, more: object = {}) => ({
  ...piece,
  name: 'Cachecol',
  materials: [{ name: 'Fio', quantity: 50, unit: 'metro', pack: skein, materialId }],
  ...more,
});

const store = (browser: Client, input: object) =>
  ok<Product>(browser, 'POST', '/api/products', input);

const setPrice = (browser: Client, { id }: CatalogueMaterial, price: object) =>
  ok(browser, 'PUT', `/api/materials/${id}`, { name: 'Fio', unitType: 'metro', ...price });

const listed = async (browser: Client, query: string) =>
  (await ok<{ repricings: Repricing[] }>(browser, 'GET', `${path}?${query}`)).repricings;

const asSeen = ({ id, updatedAt, after: { totalCost, finalPrice } }: Repricing) => ({
  id,
  updatedAt,
  totalCost,
  finalPrice,
});

const accept = (browser: Client, cause: string, seen: readonly Repricing[], more: object = {}) =>
  browser.call<{ id: string; repriced: number } & Problem>('POST', path, {
    cause,
    products: seen.map(asSeen),
    ...more,
  });

const read = (browser: Client, { id }: { id: string }) =>
  ok<Product>(browser, 'GET', `/api/products/${id}`);

const changed = { status: 412, body: { code: 'repricing_changed' } };

test('a new price is shown before it is taken, taken, and taken back', async () => {
  const ana = await newWorkshop();
  const yarn = await yarnOf(ana);
  const product = await store(ana, scarf(yarn.id));
  expect(product).toMatchObject({ totalCost: 35, finalPrice: 70 });
  expect(await listed(ana, 'cause=materials')).toEqual([]);

  await setPrice(ana, yarn, { pack: { ...skein, price: 40 } });
  expect(await read(ana, product)).toEqual(product);
  const seen = await listed(ana, 'cause=materials');
  expect(seen).toEqual([
    {
      id: product.id,
      name: 'Cachecol',
      craftCategory: 'croche',
      hourlyRate: 25,
      updatedAt: product.updatedAt,
      before: { totalCost: 35, finalPrice: 70, labour: 25, profit: 35, netMargin: 50 },
      after: { totalCost: 40, finalPrice: 80, labour: 25, profit: 40, netMargin: 50 },
      dearer: true,
    },
  ]);

  const done = await accept(ana, 'materials', seen);
  expect(done).toMatchObject({ status: 201, body: { repriced: 1 } });
  const repriced = await read(ana, product);
  const [row] = product.materials;
  expect(repriced).toEqual({
    ...product,
    materials: [{ ...row, pack: { ...skein, price: 40 }, totalPrice: 10 }],
    totalCost: 40,
    suggestedPrice: 80,
    finalPrice: 80,
    profit: 40,
    earnedPerHour: 65,
    updatedAt: expect.any(String),
  });
  expect(repriced.updatedAt > product.updatedAt).toBe(true);
  expect(await listed(ana, 'cause=materials')).toEqual([]);

  const back = await ok<UndoneRepricing>(ana, 'POST', `${path}/${done.body.id}/undo`);
  expect(back).toEqual({ restored: 1, kept: [] });
  const { updatedAt, ...restored } = await read(ana, product);
  expect(restored).toEqual({ ...product, updatedAt: undefined });
  expect(updatedAt > repriced.updatedAt).toBe(true);
  expect(await ok(ana, 'POST', `${path}/${done.body.id}/undo`)).toEqual(back);
  expect((await read(ana, product)).updatedAt).toBe(updatedAt);
});

test('a raised hourly rate is shown as the cards show it, and taken by all of the products', async () => {
  const ana = await newWorkshop();
  const yarn = await yarnOf(ana);
  const plain = await store(ana, scarf(yarn.id));
  const chosen = await store(ana, scarf(yarn.id, { name: 'Gola', chosenPrice: 90 }));
  await ok(ana, 'PATCH', '/api/me', { hourlyRate: 50 });
  const seen = await listed(ana, 'cause=hourlyRate');
  expect(seen).toMatchObject([
    {
      id: chosen.id,
      hourlyRate: 25,
      before: { totalCost: 60, finalPrice: 90, labour: 50, profit: 30, netMargin: 33.3 },
      after: { totalCost: 60, finalPrice: 90, labour: 50, profit: 30, netMargin: 33.3 },
    },
    {
      id: plain.id,
      hourlyRate: 25,
      before: { totalCost: 60, finalPrice: 70, labour: 50, profit: 10, netMargin: 14.3 },
      after: { totalCost: 60, finalPrice: 120, labour: 50, profit: 60, netMargin: 50 },
    },
  ]);
  expect(await listed(ana, `cause=hourlyRate&product=${plain.id}`)).toEqual([seen[1]]);

  const { body } = await accept(ana, 'hourlyRate', seen);
  expect(await read(ana, plain)).toMatchObject({ hourlyRate: 50, finalPrice: 120, profit: 60 });
  const unchanged = { hourlyRate: 50, finalPrice: 90, chosenPrice: 90, totalCost: 60, markup: 50 };
  expect(await read(ana, chosen)).toMatchObject(unchanged);
  expect(await listed(ana, 'cause=hourlyRate')).toEqual([]);
  expect(await ok(ana, 'GET', '/api/products/summary')).toMatchObject({ otherRate: 0 });

  await ok(ana, 'POST', `${path}/${body.id}/undo`);
  expect(await read(ana, plain)).toEqual({ ...plain, updatedAt: expect.any(String) });
  expect(await read(ana, chosen)).toEqual({ ...chosen, updatedAt: expect.any(String) });
});

test('rows take the price in their own units, and what is measured otherwise keeps its own', async () => {
  const ana = await newWorkshop();
  const yarn = await yarnOf(ana, { pack: null, unitPrice: 0.1 });
  const row = { name: 'Fio', materialId: yarn.id, wastePercentage: 10 };
  const product = await store(ana, {
    ...piece,
    materials: [
      { ...row, quantity: 50, unit: 'metro', unitPrice: 0.1 },
      { ...row, quantity: 50, unit: 'centimetro', unitPrice: 0.01 },
      { ...row, quantity: 20_000, unit: 'metro', pack: skein },
      { ...row, quantity: 2, unit: 'novelo', unitPrice: 9 },
      { ...row, quantity: 2, unitPrice: 9, materialId: null },
    ],
  });
  await setPrice(ana, yarn, { unitPrice: 0.2 });
  await accept(ana, 'materials', await listed(ana, 'cause=materials'));
  const { materials } = await read(ana, product);
  const perMetre = { price: 0.2, content: 1, unit: 'metro' };
  const original = product.materials.map(({ id, name, quantity, unit, materialId }) => ({
    id,
    name,
    quantity,
    unit,
    materialId,
    wastePercentage: 10,
  }));
  expect(materials).toEqual([
    { ...original[0], unitPrice: 0.2, pack: null, totalPrice: 11 },
    { ...original[1], unitPrice: null, pack: perMetre, totalPrice: 0.11 },
    { ...original[2], unitPrice: null, pack: perMetre, totalPrice: 4400 },
    { ...original[3], unitPrice: 9, pack: null, totalPrice: 19.8 },
    { ...original[4], unitPrice: 9, pack: null, totalPrice: 19.8 },
  ]);
  expect(await listed(ana, 'cause=materials')).toEqual([]);
});

test('of one material its rows alone are touched; a deleted one touches nothing', async () => {
  const ana = await newWorkshop();
  const [yarn, stuffing] = [await yarnOf(ana), await yarnOf(ana)];
  const both = [yarn, stuffing].map(({ id }) => scarf(id).materials[0]);
  const product = await store(ana, scarf(yarn.id, { materials: both }));
  await store(ana, scarf(stuffing.id));
  for (const each of [yarn, stuffing]) {
    await setPrice(ana, each, { pack: { ...skein, price: 40 } });
  }
  expect(await listed(ana, 'cause=materials')).toHaveLength(2);
  const seen = await listed(ana, `cause=materials&material=${yarn.id}`);
  expect(seen).toMatchObject([{ id: product.id, after: { totalCost: 45 } }]);
  // What comes out depends on whether the other one counts too.
  expect(await accept(ana, 'materials', seen)).toMatchObject(changed);
  expect((await accept(ana, 'materials', seen, { material: yarn.id })).status).toBe(201);
  expect((await read(ana, product)).materials).toMatchObject([
    { pack: { price: 40 } },
    { pack: { price: 20 } },
  ]);
  await ok(ana, 'DELETE', `/api/materials/${stuffing.id}`);
  expect(await listed(ana, 'cause=materials')).toEqual([]);
});

test('only dearer ones are named; cheaper ones are offered all the same', async () => {
  const ana = await newWorkshop();
  const [dear, cheap] = [await yarnOf(ana), await yarnOf(ana)];
  const first = await store(ana, scarf(dear.id));
  await store(ana, scarf(cheap.id));
  const summary = () => ok<RepricingSummary>(ana, 'GET', `${path}/summary`);
  expect(await summary()).toEqual({ dearer: [], hasMore: false });
  await setPrice(ana, dear, { pack: { ...skein, price: 21 } });
  await setPrice(ana, cheap, { pack: { ...skein, price: 19 } });
  expect(await summary()).toEqual({ dearer: [first.id], hasMore: false });
  const seen = await listed(ana, 'cause=materials');
  expect(seen.map(({ dearer }) => dearer)).toEqual([false, true]);
});

test('nothing is written when a product, a price or the rate has changed since', async () => {
  const ana = await newWorkshop();
  const yarn = await yarnOf(ana);
  const [one, two] = [await store(ana, scarf(yarn.id)), await store(ana, scarf(yarn.id))];
  await setPrice(ana, yarn, { pack: { ...skein, price: 40 } });
  const seen = await listed(ana, 'cause=materials');
  await ok(ana, 'PUT', `/api/products/${one.id}`, scarf(yarn.id, { name: 'Outro' }));
  expect(await accept(ana, 'materials', seen)).toMatchObject(changed);
  expect(await read(ana, two)).toEqual(two);

  const later = await listed(ana, 'cause=materials');
  await setPrice(ana, yarn, { pack: { ...skein, price: 41 } });
  expect(await accept(ana, 'materials', later)).toMatchObject(changed);
  await ok(ana, 'DELETE', `/api/products/${one.id}`);
  const left = await listed(ana, 'cause=materials');
  expect(left.map(({ id }) => id)).toEqual([two.id]);
  expect(await accept(ana, 'materials', [...left, ...later])).toMatchObject(changed);

  await ok(ana, 'PATCH', '/api/me', { hourlyRate: 30 });
  const atThirty = await listed(ana, 'cause=hourlyRate');
  await ok(ana, 'PATCH', '/api/me', { hourlyRate: 31 });
  expect(await accept(ana, 'hourlyRate', atThirty)).toMatchObject(changed);
  await ok(ana, 'PATCH', '/api/me', { hourlyRate: 25 });
  expect(await accept(ana, 'hourlyRate', atThirty)).toMatchObject(changed);
  expect(await read(ana, two)).toEqual(two);
});

test('what was changed after a repricing stays when that is taken back', async () => {
  const ana = await newWorkshop();
  const yarn = await yarnOf(ana);
  const names = ['Gorro', 'Gola', 'Luva', 'Meia'];
  const products: Product[] = [];
  for (const name of names) products.push(await store(ana, scarf(yarn.id, { name })));
  const [edited, deleted, revived, untouched] = products as [Product, Product, Product, Product];
  await setPrice(ana, yarn, { pack: { ...skein, price: 40 } });
  const { body } = await accept(ana, 'materials', await listed(ana, 'cause=materials'));
  await ok(ana, 'PUT', `/api/products/${edited.id}`, scarf(yarn.id, { name: 'Gorro novo' }));
  const asEdited = await read(ana, edited);
  await ok(ana, 'DELETE', `/api/products/${deleted.id}`);
  await ok(ana, 'DELETE', `/api/products/${revived.id}`);
  await ok(ana, 'POST', `/api/products/${revived.id}/restore`);
  const remaining = [
    { id: revived.id, name: 'Luva' },
    { id: edited.id, name: 'Gorro novo' },
  ];
  for (const _ of ['once', 'twice']) {
    const undone = await ok<UndoneRepricing>(ana, 'POST', `${path}/${body.id}/undo`);
    expect(undone.restored).toBe(1);
    expect(undone.kept).toHaveLength(2);
    expect(undone.kept).toEqual(expect.arrayContaining(remaining));
  }
  expect(await read(ana, edited)).toEqual(asEdited);
  expect(await read(ana, revived)).toMatchObject({ totalCost: 40 });
  expect(await read(ana, untouched)).toEqual({ ...untouched, updatedAt: expect.any(String) });
});

test('the same key again answers the same; with other products it is refused', async () => {
  const ana = await newWorkshop();
  const yarn = await yarnOf(ana);
  await store(ana, scarf(yarn.id));
  await store(ana, scarf(yarn.id));
  await setPrice(ana, yarn, { pack: { ...skein, price: 40 } });
  const seen = await listed(ana, 'cause=materials');
  const id = crypto.randomUUID();
  const send = (products: readonly Repricing[]) => {
    const body = { cause: 'materials', products: products.map(asSeen) };
    return ana.call('POST', path, body, { headers: { 'idempotency-key': id } });
  };
  const first = await send(seen);
  expect(first).toMatchObject({ status: 201, body: { id, repriced: 2 } });
  expect(await send(seen)).toMatchObject({ status: 201, body: first.body });
  const refused = { status: 409, body: { code: 'repricing_already_stored' } };
  expect(await send(seen.slice(1))).toMatchObject(refused);
  expect(await ok(ana, 'POST', `${path}/${id}/undo`)).toMatchObject({ restored: 2 });
  expect(await send(seen)).toMatchObject({ status: 201, body: first.body });
  expect(await listed(ana, 'cause=materials')).toHaveLength(2);
});

test('a price that would be too high is refused by its product', async () => {
  const ana = await newWorkshop();
  const gold = await yarnOf(ana, { pack: null, unitPrice: 1 });
  const row = { name: 'Ouro', quantity: 9999, unit: 'metro', unitPrice: 1, materialId: gold.id };
  await store(ana, { ...piece, materials: [row] });
  await store(ana, scarf(gold.id, { chosenPrice: 10 }));
  await setPrice(ana, gold, { unitPrice: 99_999.99 });
  const seen = await listed(ana, 'cause=materials');
  const errors = [{ path: 'products.1.finalPrice', code: 'too_big' }];
  expect(await accept(ana, 'materials', seen)).toMatchObject({ status: 422, body: { errors } });
  expect((await accept(ana, 'materials', seen.slice(0, 1))).status).toBe(201);
  // What is chosen stays chosen, whatever the costs.
  expect(await listed(ana, 'cause=materials')).toMatchObject([{ id: seen[1]?.id }]);
});

test('another user’s products, materials and repricings are out of reach', async () => {
  const [ana, bia] = [await newWorkshop(), await newWorkshop()];
  const yarn = await yarnOf(ana);
  const product = await store(ana, scarf(yarn.id));
  await setPrice(ana, yarn, { pack: { ...skein, price: 40 } });
  const seen = await listed(ana, 'cause=materials');
  for (const cause of ['materials', 'hourlyRate']) {
    expect(await listed(bia, `cause=${cause}&product=${product.id}`)).toEqual([]);
    expect(await accept(bia, cause, seen)).toMatchObject(changed);
  }
  expect(await listed(bia, `cause=materials&material=${yarn.id}`)).toEqual([]);
  const { body } = await accept(ana, 'materials', seen);
  const repriced = await read(ana, product);
  const notFound = { status: 404, body: { code: 'repricing_not_found' } };
  expect(await bia.call('POST', `${path}/${body.id}/undo`)).toMatchObject(notFound);
  expect(await bia.call('POST', `${path}/nothing/undo`)).toMatchObject(notFound);
  expect(await read(ana, product)).toEqual(repriced);
});

test('pages go on where the one before ended, and bad calls name what is bad', async () => {
  const ana = await newWorkshop();
  const yarn = await yarnOf(ana);
  for (let n = 0; n < 5; n += 1) await store(ana, scarf(yarn.id, { name: `Peça ${n}` }));
  await setPrice(ana, yarn, { pack: { ...skein, price: 40 } });
  const names: string[] = [];
  let next = `${path}?cause=materials&limit=2`;
  while (next !== '') {
    const { body, headers } = await ana.call<{ repricings: Repricing[] }>('GET', next);
    names.push(...body.repricings.map(({ name }) => name));
    next = /<(.*)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
  }
  expect(names).toEqual(['Peça 4', 'Peça 3', 'Peça 2', 'Peça 1', 'Peça 0']);
  const bad = {
    '': 'cause',
    'cause=luck': 'cause',
    'cause=materials&material=x': 'material',
    'cause=materials&product=x': 'product',
    'cause=materials&cursor=x': 'cursor',
    'cause=materials&limit=501': 'limit',
  };
  for (const [query, field] of Object.entries(bad)) {
    const answer = await ana.call<Problem>('GET', `${path}?${query}`);
    expect({ query, ...answer }).toMatchObject({
      status: 422,
      body: { errors: [{ path: field }] },
    });
  }
});
