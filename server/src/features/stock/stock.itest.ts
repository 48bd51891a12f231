import { beforeAll, describe, expect, test } from 'vitest';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { Problem } from '#core/schemas/problem-schemas.ts';
import type { Movements, Stock, StockAct, StockMonth } from '#core/stock/stock-schemas.ts';
import { bear, numberedProduct } from '../../testing/product-input.ts';
import { type Client, sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const yarn = { name: 'Fio', unitPrice: 0.1, unitType: 'grama', tracked: true, minimum: 200 };
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

async function call<T>(browser: Client, method: string, path: string, body?: object): Promise<T> {
  const answer = await browser.call<T>(method, path, body);
  expect({ path, status: answer.status, body: answer.body }).toMatchObject({
    status: method === 'POST' ? 201 : 200,
  });
  return answer.body;
}

async function onPro(): Promise<Client> {
  const browser = await server.signedIn();
  await server.setPlan(browser, 'pro');
  return browser;
}

/** A workshop with 500 g of yarn and a bear that takes 150 g of it with a tenth more of waste. */
async function workshop() {
  const browser = await onPro();
  const material = await call<CatalogueMaterial>(browser, 'POST', '/api/materials', yarn);
  const product = await call<Product>(browser, 'POST', '/api/products', {
    ...bear,
    productionTime: 2,
    fixedCosts: 8,
    materials: [
      {
        name: 'Fio',
        quantity: 150,
        unit: 'grama',
        wastePercentage: 10,
        unitPrice: 0.1,
        materialId: material.id,
      },
      { name: 'Olhos', quantity: 2, unitPrice: 0.45 },
    ],
  });
  const ofYarn = `/api/materials/${material.id}/movements`;
  const bought = await call<StockAct>(browser, 'POST', ofYarn, {
    kind: 'purchase',
    quantity: 500,
    value: 45,
    note: 'Feira',
  });
  return { browser, material, product, ofYarn, bought };
}

const readStock = (browser: Client) => call<Stock>(browser, 'GET', '/api/stock');

test('what is bought, made and sold is what there is', async () => {
  const { browser, material, product, bought } = await workshop();
  expect(bought).toMatchObject({
    movements: [{ kind: 'purchase', quantity: 500, unit: 'grama', value: 45, note: 'Feira' }],
    materials: [{ id: material.id, onHand: 500, value: 45 }],
    products: [],
  });
  const path = `/api/products/${product.id}`;
  // 330 g of 500 g at R$ 45, eyes at R$ 0,90 and R$ 50 + 8 of work for each.
  const made = await call<StockAct>(browser, 'POST', `${path}/productions`, { pieces: 2 });
  expect(made).toMatchObject({
    movements: [
      { kind: 'production', productId: product.id, quantity: 2, value: 29.7 + 1.8 + 116 },
      { kind: 'production', materialId: material.id, quantity: -330, value: -29.7 },
    ],
    materials: [{ onHand: 170, value: 15.3 }],
    products: [{ onHand: 2, value: 147.5 }],
  });
  const sold = await call<StockAct>(browser, 'POST', `${path}/sales`, {
    pieces: 1,
    unitPrice: 150,
  });
  expect(sold).toMatchObject({
    movements: [{ kind: 'sale', quantity: -1, value: -73.75, unitPrice: 150 }],
    products: [{ onHand: 1, value: 73.75 }],
  });
  expect(await readStock(browser)).toMatchObject({
    materials: [
      {
        id: material.id,
        name: 'Fio',
        unit: 'grama',
        onHand: 170,
        value: 15.3,
        minimum: 200,
        unitPrice: 0.1,
        pack: null,
      },
    ],
    products: [{ id: product.id, name: bear.name, onHand: 1, value: 73.75, canMake: 1 }],
  });
  const { months } = await call<{ months: StockMonth[] }>(browser, 'GET', '/api/stock/months');
  expect(months).toEqual([
    {
      month: expect.stringMatching(/^\d{4}-\d{2}$/),
      made: 2,
      sold: 1,
      revenue: 150,
      cost: 73.75,
      fees: 0,
      earned: 76.25,
      labour: 50,
      hours: 2,
      // 76,25 and the R$ 50 of labour, for two hours.
      earnedPerHour: 63.13,
      products: [{ id: product.id, name: bear.name, sold: 1, earned: 76.25, labour: 50 }],
    },
  ]);
});

test('below zero goes what there was not, at the price of the catalogue', async () => {
  const { browser, material, product, ofYarn } = await workshop();
  const path = `/api/products/${product.id}`;
  const made = await call<StockAct>(browser, 'POST', `${path}/productions`, { pieces: 4 });
  expect(made.materials).toMatchObject([{ onHand: -160, value: -16 }]);
  expect(made.products).toMatchObject([{ onHand: 4, value: 45 + 16 + 4 * 58.9 }]);
  expect((await readStock(browser)).products).toMatchObject([{ canMake: 0 }]);
  const sold = await call<StockAct>(browser, 'POST', `${path}/sales`, { pieces: 6, unitPrice: 90 });
  expect(sold.products).toMatchObject([{ onHand: -2, value: -2 * product.totalCost }]);
  const counted = await call<StockAct>(browser, 'POST', ofYarn, {
    kind: 'adjustment',
    quantity: 30,
  });
  expect(counted).toMatchObject({
    movements: [{ kind: 'adjustment', materialId: material.id, quantity: 190, value: 19 }],
    materials: [{ onHand: 30, value: 3 }],
  });
  const lost = await call<StockAct>(browser, 'POST', `${path}/movements`, {
    kind: 'adjustment',
    pieces: 0,
  });
  expect(lost.products).toMatchObject([{ onHand: 0, value: 0 }]);
});

test('what was done together is taken back together, exactly and once', async () => {
  const { browser, product, bought } = await workshop();
  const before = await readStock(browser);
  const path = `/api/products/${product.id}`;
  const made = await call<StockAct>(browser, 'POST', `${path}/productions`, { pieces: 3 });
  const [, taken] = made.movements;
  const key = crypto.randomUUID();
  const back = `/api/movements/${taken?.id}/reverse`;
  const undone = await browser.call<StockAct>('POST', back, undefined, withKey(key));
  expect(undone).toMatchObject({ status: 201, body: { id: key } });
  expect(undone.body.movements[0]).toMatchObject({ id: key, reverses: taken?.id, quantity: 495 });
  expect(await readStock(browser)).toEqual(before);
  const again = await browser.call<StockAct>('POST', back, undefined, withKey(key));
  expect(again.body).toEqual(undone.body);
  for (const { id } of made.movements) {
    expect(await browser.call('POST', `/api/movements/${id}/reverse`)).toMatchObject({
      status: 409,
      body: { code: 'movement_reversed' },
    });
  }
  expect(await browser.call('POST', `/api/movements/${key}/reverse`)).toMatchObject({
    status: 409,
    body: { code: 'reversal_not_reversible' },
  });
  expect(await call(browser, 'GET', '/api/stock/months')).toEqual({ months: [] });
  await call(browser, 'POST', `/api/movements/${bought.id}/reverse`);
  expect((await readStock(browser)).materials).toMatchObject([{ onHand: 0, value: 0 }]);
});

test('a key sent five times moves once, and of another content nothing', async () => {
  const { browser, product, ofYarn } = await workshop();
  const path = `/api/products/${product.id}`;
  const happenedAt = '2026-01-31T15:00:00.000Z';
  const calls: [string, object, object][] = [
    [ofYarn, { kind: 'purchase', quantity: 10, value: 2 }, { kind: 'purchase', quantity: 11 }],
    [ofYarn, { kind: 'adjustment', quantity: 7.5 }, { kind: 'loss', quantity: 7.5 }],
    [`${path}/productions`, { pieces: 2, note: 'Natal' }, { pieces: 2 }],
    [`${path}/sales`, { pieces: 1, unitPrice: 9, happenedAt }, { pieces: 1, unitPrice: 9.01 }],
    [`${path}/movements`, { kind: 'loss', pieces: 1 }, { kind: 'adjustment', pieces: 1 }],
  ];
  for (const [to, body, other] of calls) {
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => browser.call<StockAct>('POST', to, body, withKey(key))),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map((each) => JSON.stringify(each.body))).size).toBe(1);
    expect(answers[0]?.body.movements[0]?.id).toBe(key);
    const taken = { status: 409, body: { code: 'movement_already_stored' } };
    expect(await browser.call('POST', to, other, withKey(key))).toMatchObject(taken);
    expect(
      await browser.call('POST', `/api/movements/${key}/reverse`, undefined, withKey(key)),
    ).toMatchObject(taken);
  }
  const listed = await call<Movements>(browser, 'GET', `${path}/movements`);
  expect(listed.movements).toHaveLength(3);
});

test('the history of a material and of pieces says what there was after each', async () => {
  const { browser, product, ofYarn } = await workshop();
  const days = ['2026-01-10', '2026-03-05', '2026-02-07'];
  for (const day of days) {
    await call(browser, 'POST', ofYarn, {
      kind: 'purchase',
      quantity: 100,
      value: 10,
      // Noon where they live, whatever way it is told.
      happenedAt: `${day}T12:00:00-03:00`,
    });
  }
  const made = await call<StockAct>(browser, 'POST', `/api/products/${product.id}/productions`, {
    pieces: 1,
  });
  await call(browser, 'POST', `/api/movements/${made.id}/reverse`);
  const first = await browser.call<Movements>('GET', `${ofYarn}?limit=4`);
  expect(first.body).toMatchObject({ name: 'Fio', unit: 'grama', onHand: 800, value: 75 });
  const next = /<(.*)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await call<Movements>(browser, 'GET', next);
  const all = [...first.body.movements, ...second.movements];
  expect(all.map(({ onHandAfter }) => onHandAfter)).toEqual([800, 635, 800, 300, 200, 100]);
  expect(all.map(({ kind }) => kind)).toEqual([
    'reversal',
    'production',
    'purchase',
    'purchase',
    'purchase',
    'purchase',
  ]);
  expect(all.map(({ reversed }) => reversed)).toEqual([false, true, false, false, false, false]);
  const pieces = await call<Movements>(browser, 'GET', `/api/products/${product.id}/movements`);
  expect(pieces).toMatchObject({ unit: null, onHand: 0 });
  expect(pieces.movements.map(({ onHandAfter }) => onHandAfter)).toEqual([0, 1]);
});

describe('a material', () => {
  test('gets another unit of its dimension, with as much as there was', async () => {
    const { browser, material } = await workshop();
    const path = `/api/materials/${material.id}`;
    const inKilos = { name: 'Fio', unitPrice: 100, unitType: 'quilograma' };
    expect(await call(browser, 'PUT', path, inKilos)).toMatchObject({
      tracked: true,
      minimum: 0.2,
    });
    expect((await readStock(browser)).materials).toMatchObject([
      { unit: 'quilograma', onHand: 0.5, value: 45, minimum: 0.2 },
    ]);
    const refused = { name: 'Fio', unitPrice: 10, unitType: 'metro' };
    for (const tracked of [true, false]) {
      await call(browser, 'PUT', path, { ...inKilos, tracked });
      expect(await browser.call('PUT', path, refused)).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'unitType', code: 'fixed_dimension' }] },
      });
    }
    const never = await call<CatalogueMaterial>(browser, 'POST', '/api/materials', {
      ...yarn,
      tracked: false,
    });
    await call(browser, 'PUT', `/api/materials/${never.id}`, refused);
  });

  test('that is not tracked, deleted or unknown does not move', async () => {
    const { browser, material, ofYarn } = await workshop();
    const purchase = { kind: 'purchase', quantity: 1 };
    const { name, unitPrice, unitType } = yarn;
    await call(browser, 'PUT', `/api/materials/${material.id}`, {
      name,
      unitPrice,
      unitType,
      tracked: false,
    });
    expect(await browser.call('POST', ofYarn, purchase)).toMatchObject({
      status: 409,
      body: { code: 'material_not_tracked' },
    });
    expect((await readStock(browser)).materials).toEqual([]);
    await browser.call('DELETE', `/api/materials/${material.id}`);
    for (const to of [ofYarn, `/api/materials/${crypto.randomUUID()}/movements`]) {
      expect(await browser.call('POST', to, purchase)).toMatchObject({ status: 404 });
    }
    // Its past stays.
    expect((await call<Movements>(browser, 'GET', ofYarn)).movements).toHaveLength(1);
  });

  test('keeps what a call does not name of its stock, and its copy has none', async () => {
    const { browser, material } = await workshop();
    const path = `/api/materials/${material.id}`;
    const { name, unitPrice, unitType } = yarn;
    const plain = { name, unitPrice, unitType };
    expect(await call(browser, 'PUT', path, plain)).toMatchObject({ tracked: true, minimum: 200 });
    const less = { ...plain, minimum: null };
    expect(await call(browser, 'PUT', path, less)).toMatchObject({ tracked: true, minimum: null });
    const copy = await call(browser, 'POST', `${path}/duplicate`);
    expect(copy).toMatchObject({ tracked: false, minimum: null });
  });
});

describe('after Pro', () => {
  test('stock is read, and nothing moves', async () => {
    const { browser, material, product, ofYarn, bought } = await workshop();
    const before = await readStock(browser);
    await server.setPlan(browser, 'free');
    const path = `/api/products/${product.id}`;
    const refused: [string, object?][] = [
      [ofYarn, { kind: 'purchase', quantity: 1 }],
      [`${path}/movements`, { kind: 'loss', pieces: 1 }],
      [`${path}/productions`, { pieces: 1 }],
      [`${path}/sales`, { pieces: 1, unitPrice: 1 }],
      [`/api/movements/${bought.id}/reverse`],
    ];
    for (const [to, body] of refused) {
      expect(await browser.call('POST', to, body)).toMatchObject({
        status: 403,
        body: { code: 'pro_required' },
      });
    }
    expect(await readStock(browser)).toEqual(before);
    expect((await call<Movements>(browser, 'GET', ofYarn)).movements).toHaveLength(1);
    await call(browser, 'GET', '/api/stock/months');
    const one = `/api/materials/${material.id}`;
    const same = { name: 'Fio mais caro', unitPrice: 0.2, unitType: 'grama' };
    await call(browser, 'PUT', one, same);
    await call(browser, 'PUT', one, { ...same, tracked: true, minimum: 200 });
    for (const stock of [{ tracked: false }, { minimum: 1 }]) {
      expect(await browser.call('PUT', one, { ...same, ...stock })).toMatchObject({ status: 403 });
    }
    expect(await browser.call('POST', '/api/materials', yarn)).toMatchObject({ status: 403 });
    await call(browser, 'POST', '/api/materials', { ...yarn, tracked: false, minimum: null });
  });
});

describe('every bad input has its word', () => {
  const future = '2999-01-01T00:00:00.000Z';
  test.each<['material' | 'pieces' | 'productions' | 'sales', object, string[]]>([
    ['material', {}, ['kind', 'quantity']],
    ['material', { kind: 'sale', quantity: 1 }, ['kind']],
    ['material', { kind: 'purchase', quantity: 0 }, ['quantity']],
    ['material', { kind: 'loss', quantity: -1 }, ['quantity']],
    ['material', { kind: 'purchase', quantity: 1e9 }, ['quantity']],
    ['material', { kind: 'purchase', quantity: 1.2345678 }, ['quantity']],
    ['material', { kind: 'purchase', quantity: 1, value: -1 }, ['value']],
    ['material', { kind: 'loss', quantity: 1, value: 1 }, ['value']],
    ['material', { kind: 'loss', quantity: 1, note: 'x'.repeat(201) }, ['note']],
    ['material', { kind: 'loss', quantity: 1, note: 'a\nb' }, ['note']],
    ['material', { kind: 'loss', quantity: 1, happenedAt: 'ontem' }, ['happenedAt']],
    [
      'material',
      { kind: 'loss', quantity: 1, happenedAt: '2999-12-31T23:59:00-10:00' },
      ['happenedAt'],
    ],
    ['material', { kind: 'loss', quantity: 1, happenedAt: future }, ['happenedAt']],
    ['material', { kind: 'loss', quantity: 1, unit: 'metro' }, ['unit']],
    ['pieces', { kind: 'purchase', pieces: 1 }, ['kind']],
    ['pieces', { kind: 'loss', pieces: 0 }, ['pieces']],
    ['productions', { pieces: 0 }, ['pieces']],
    ['productions', { pieces: 1.5 }, ['pieces']],
    ['productions', { pieces: 10_000 }, ['pieces']],
    ['sales', { pieces: 1 }, ['unitPrice']],
    ['sales', { pieces: 1, unitPrice: -1 }, ['unitPrice']],
    ['sales', { pieces: 1, unitPrice: 1.999 }, ['unitPrice']],
  ])('%s %j', async (what, body, paths) => {
    const { browser, product, ofYarn } = await shared();
    const path = `/api/products/${product.id}`;
    const to = { material: ofYarn, pieces: `${path}/movements` }[what as string];
    const answer = await browser.call<{ errors: { path: string; message: string }[] }>(
      'POST',
      to ?? `${path}/${what}`,
      body,
    );
    expect(answer.status).toBe(422);
    expect(answer.body.errors.map((error) => error.path)).toEqual(paths);
    for (const { message } of answer.body.errors) expect(message).not.toMatch(/[A-Z][a-z]+ed\b/);
  });

  let made: ReturnType<typeof workshop> | undefined;
  const shared = () => {
    made ??= workshop();
    return made;
  };
});

test('rows of one material are one movement, and one in a unit of another kind is as priced', async () => {
  const browser = await onPro();
  const { id: materialId } = await call<CatalogueMaterial>(browser, 'POST', '/api/materials', yarn);
  const row = { name: 'Fio', quantity: 1, unit: 'grama', unitPrice: 0.1, materialId };
  const product = await call<Product>(browser, 'POST', '/api/products', {
    ...numberedProduct(0),
    batchSize: 3,
    materials: [row, { ...row, quantity: 2 }, { ...row, unit: 'metro', unitPrice: 1 }],
  });
  const path = `/api/products/${product.id}/productions`;
  const made = await call<StockAct>(browser, 'POST', path, { pieces: 1 });
  expect(made.movements).toMatchObject([
    { quantity: 1 },
    // A third of 1 g and of 2 g, each rounded.
    { quantity: -1, value: -0.1 },
  ]);
});

describe('stock that begins for many materials at once', () => {
  const create = (browser: Client, name: string) =>
    call<CatalogueMaterial>(browser, 'POST', '/api/materials', {
      name,
      unitPrice: 2,
      unitType: 'metro',
    });
  const begin = (browser: Client, materials: object[], key = crypto.randomUUID()) =>
    browser.call<StockAct & Problem>('POST', '/api/stock/start', { materials }, withKey(key));

  test('all are tracked with what was counted, once however often it is sent', async () => {
    const browser = await onPro();
    const ids: string[] = [];
    for (const name of ['Fita', 'Linha', 'Renda']) ids.push((await create(browser, name)).id);
    const counts = [2.5, 0, 30].map((quantity, index) => ({ id: ids[index], quantity }));
    const key = crypto.randomUUID();
    const first = await begin(browser, counts, key);
    expect(first).toMatchObject({ status: 201, body: { id: key, movements: { length: 3 } } });
    expect(await begin(browser, counts, key)).toMatchObject({ status: 201, body: first.body });
    const other = counts.map((each) => ({ ...each, quantity: 1 }));
    expect((await begin(browser, other, key)).status).toBe(409);
    expect((await readStock(browser)).materials).toMatchObject([
      { name: 'Fita', onHand: 2.5, value: 5 },
      { name: 'Linha', onHand: 0, value: 0 },
      { name: 'Renda', onHand: 30, value: 60 },
    ]);
    const back = await call<StockAct>(browser, 'POST', `/api/movements/${key}/reverse`);
    expect(back.materials.map(({ onHand }) => onHand)).toEqual([0, 0, 0]);
  });

  test('a new version replaces no older one unseen, and what was tracked is counted', async () => {
    const { browser, material } = await workshop();
    const ribbon = await create(browser, 'Fita');
    await begin(browser, [
      { id: ribbon.id, quantity: 4 },
      { id: material.id, quantity: 100 },
    ]);
    const path = `/api/materials/${ribbon.id}`;
    const now = await call<CatalogueMaterial>(browser, 'GET', path);
    expect(now).toMatchObject({ tracked: true });
    expect(Date.parse(now.updatedAt)).toBeGreaterThan(Date.parse(ribbon.updatedAt));
    expect((await readStock(browser)).materials).toMatchObject([{ onHand: 100 }, { onHand: 4 }]);
  });

  test("somebody else's or an unknown one leaves all as they are, named by its place", async () => {
    const [browser, stranger] = await Promise.all([onPro(), onPro()]);
    const [own, foreign] = [await create(browser, 'Fita'), await create(stranger, 'Fita')];
    const counted = (id: string) => ({ id, quantity: 1 });
    const ids = [own.id, foreign.id, crypto.randomUUID()];
    expect(await begin(browser, ids.map(counted))).toMatchObject({
      status: 404,
      body: { errors: [{ path: 'materials.1.id' }, { path: 'materials.2.id' }] },
    });
    expect(await begin(browser, [own.id, own.id].map(counted))).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'materials.1.id', code: 'conflict' }] },
    });
    for (const each of [browser, stranger]) {
      expect((await readStock(each)).materials).toEqual([]);
    }
  });

  test('a purchase begins it too, and only where that is asked for', async () => {
    const browser = await onPro();
    const { id } = await create(browser, 'Fita');
    const path = `/api/materials/${id}/movements`;
    const purchase = { kind: 'purchase', quantity: 3, value: 7 };
    expect((await browser.call('POST', path, purchase)).status).toBe(409);
    await call(browser, 'POST', path, { ...purchase, starts: true });
    expect((await readStock(browser)).materials).toMatchObject([{ onHand: 3, value: 7 }]);
  });
});

test('a product tells its batch, its price and when it was sold last', async () => {
  const { browser, product } = await workshop();
  const firstProduct = async () => (await readStock(browser)).products[0];
  const { batchSize, finalPrice } = product;
  expect(await firstProduct()).toMatchObject({ batchSize, finalPrice, lastSold: null });
  for (const day of ['10', '20', '15']) {
    const happenedAt = `2026-01-${day}T15:00:00.000Z`;
    const sale = { pieces: 1, unitPrice: 90, happenedAt };
    await call(browser, 'POST', `/api/products/${product.id}/sales`, sale);
  }
  expect(await firstProduct()).toMatchObject({ lastSold: '2026-01-20T15:00:00.000Z' });
});
