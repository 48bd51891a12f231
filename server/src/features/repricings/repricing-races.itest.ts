import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import type { Me } from '#core/account/account-schemas.ts';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { priceOfToday } from '#core/products/price-of-today.ts';
import { productInputOf } from '#core/products/product-input-of.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { Repricing } from '#core/repricing/repricing-schemas.ts';
import { areAlike, type UnitTypeId, unitTypeIds } from '#core/units/unit-types.ts';
import type { UserId } from '../../db/database.ts';
import { exactPrice } from '../../testing/exact-price.ts';
import { noFigures } from '../../testing/settle-figures.ts';
import { startRivals } from '../../testing/start-rivals.ts';
import type { Client, TestServer } from '../../testing/test-server.ts';

let servers: TestServer[];
let server: TestServer;

beforeAll(async () => {
  const rivals = await startRivals();
  ({ server, servers } = rivals);
  return rivals.stop;
});

const path = '/api/repricings';

async function newWorkshop() {
  const ana = await server.signedIn({ hourlyRate: 25 });
  await server.setPlan(ana, 'pro');
  const { body } = await ana.call<Me>('GET', '/api/me');
  return { ana, userId: body.id as UserId };
}

/** The same browser at every server. */
const tabsOf = (browser: Client) =>
  servers.map((each) => {
    const tab = each.client();
    const headers = { cookie: browser.cookie() };
    return <T>(method: string, to: string, body?: object, key?: string) =>
      tab.call<T>(method, to, body, {
        headers: { ...headers, ...(key && { 'idempotency-key': key }) },
      });
  });

async function stored<T>(browser: Client, to: string, input: object): Promise<T> {
  const { status, body } = await browser.call<T>('POST', to, input);
  expect(status).toBe(201);
  return body;
}

const listed = async (browser: Client, query: string) =>
  (await browser.call<{ repricings: Repricing[] }>('GET', `${path}?${query}&limit=500`)).body
    .repricings;

const products = async (browser: Client) =>
  (await browser.call<{ products: Product[] }>('GET', '/api/products?limit=500')).body.products;

const bodyOf = (seen: readonly Repricing[], cause = 'materials') => ({
  cause,
  products: seen.map(({ id, updatedAt, after: { totalCost, finalPrice } }) => ({
    id,
    updatedAt,
    totalCost,
    finalPrice,
  })),
});

const cents = (reais: number) => BigInt(Math.round(reais * 100));

/** Everything that is stored of a user's products but when it changed. */
async function rowsOf(userId: UserId) {
  return await server.services.db.asUser(userId, async (tx) => {
    const all = await tx.execute(sql`
      select to_jsonb(p) - 'updated_at' as row from products p order by id`);
    const rows = await tx.execute(sql`
      select to_jsonb(m) as row from materials m order by product_id, position`);
    return JSON.stringify([all.rows, rows.rows]);
  });
}

/** By how many transactions the user's rows were written last. */
async function writersOf(userId: UserId, table: 'products' | 'materials'): Promise<number> {
  return await server.services.db.asUser(userId, async (tx) => {
    const { rows } = await tx.execute(sql`
      select count(distinct xmin::text)::int as n from ${sql.identifier(table)}`);
    return Number(rows[0]?.n);
  });
}

const skein = { price: 18.9, content: 254, unit: 'metro' } as const;
const setSkein = (browser: Client, { id }: CatalogueMaterial, price: number) =>
  browser.call('PUT', `/api/materials/${id}`, {
    name: 'Fio',
    unitType: 'metro',
    pack: { ...skein, price },
  });

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** A skein and so many products that take some of it, no two of them the same. */
async function newSkein(browser: Client, count: number): Promise<CatalogueMaterial> {
  const yarn = await stored<CatalogueMaterial>(browser, '/api/materials', {
    name: 'Fio',
    unitType: 'metro',
    pack: skein,
  });
  const glue = { name: 'Cola', quantity: 0.3, unitPrice: 7.35 };
  for (let n = 1; n <= count; n += 1) {
    const used = {
      name: 'Fio',
      unit: n % 3 === 0 ? 'centimetro' : 'metro',
      wastePercentage: (n * 37) % 100,
      pack: skein,
      materialId: yarn.id,
    };
    await stored(browser, '/api/products', {
      name: `Peça ${n}`,
      craftCategory: 'croche',
      productionTime: rounded(0.25 + (n % 7) / 3, 6),
      batchSize: 1 + (n % 5),
      fixedCosts: rounded((n % 11) * 1.07, 2),
      hourlyRate: 25,
      marginPercentage: 10 + ((n * 13) % 290),
      chosenPrice: n % 10 === 0 ? n + 0.5 : null,
      materials: [{ ...used, quantity: rounded(n * 1.37, 2) }, ...(n % 2 === 0 ? [glue] : [])],
    });
  }
  return yarn;
}

test('two hundred linked products are priced anew to the cent, in one transaction, and taken back exactly', async () => {
  const { ana, userId } = await newWorkshop();
  const yarn = await newSkein(ana, 200);
  const before = await products(ana);
  const rowsBefore = await rowsOf(userId);
  expect(before).toHaveLength(200);
  expect(await writersOf(userId, 'products')).toBe(200);
  await setSkein(ana, yarn, 23.45);
  expect(await rowsOf(userId)).toBe(rowsBefore);

  const seen = await listed(ana, 'cause=materials');
  expect(seen.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  for (const [index, product] of before.entries()) {
    const input = productInputOf(product);
    const was = exactPrice(input);
    const becomes = exactPrice({
      ...input,
      materials: input.materials.map((row) =>
        row.materialId ? { ...row, pack: { ...skein, price: 23.45 } } : row,
      ),
    });
    const shown = seen[index] as Repricing;
    expect({ name: shown.name, ...inCents(shown.before) }).toEqual({ name: product.name, ...was });
    expect({ name: shown.name, ...inCents(shown.after) }).toEqual({
      name: product.name,
      ...becomes,
    });
    expect(shown.dearer).toBe(becomes.totalCost > was.totalCost);
  }

  const { status, body } = await ana.call<{ id: string }>('POST', path, bodyOf(seen));
  expect({ status, body }).toMatchObject({ status: 201, body: { repriced: 200 } });
  expect(await writersOf(userId, 'products')).toBe(1);
  const after = await products(ana);
  expect(after.map(({ id, totalCost, finalPrice }) => [id, totalCost, finalPrice])).toEqual(
    seen.map(({ id, after: { totalCost, finalPrice } }) => [id, totalCost, finalPrice]),
  );
  // A save of what is shown comes to the same figures.
  for (const product of after.slice(0, 20)) {
    const { updatedAt: _, materials, ...figures } = product;
    const saved = await ana.call<Product>('PUT', `/api/products/${product.id}`, {
      ...productInputOf(product),
    });
    expect(saved.body).toMatchObject(figures);
    expect(saved.body.materials.map((row) => row.totalPrice)).toEqual(
      materials.map((row) => row.totalPrice),
    );
  }

  const undone = await ana.call<{ kept: { id: string }[] }>('POST', `${path}/${body.id}/undo`);
  expect(undone).toMatchObject({ status: 200, body: { restored: 180 } });
  expect(new Set(undone.body.kept.map(({ id }) => id))).toEqual(
    new Set(after.slice(0, 20).map(({ id }) => id)),
  );
});

const inCents = ({ totalCost, finalPrice }: Repricing['before']) => ({
  totalCost: cents(totalCost),
  finalPrice: cents(finalPrice),
});

test('what is taken back is as it was in every column', async () => {
  const { ana, userId } = await newWorkshop();
  const yarn = await newSkein(ana, 30);
  const rowsBefore = await rowsOf(userId);
  await setSkein(ana, yarn, 23.45);
  const materials = await ana.call<{ id: string }>(
    'POST',
    path,
    bodyOf(await listed(ana, 'cause=materials')),
  );
  const rowsBetween = await rowsOf(userId);
  await ana.call('PATCH', '/api/me', { hourlyRate: 40 });
  const seen = await listed(ana, 'cause=hourlyRate');
  expect(seen).toHaveLength(30);
  const rate = await ana.call<{ id: string }>('POST', path, bodyOf(seen, 'hourlyRate'));
  expect([materials.status, rate.status]).toEqual([201, 201]);
  expect(await rowsOf(userId)).not.toBe(rowsBetween);
  await ana.call('POST', `${path}/${rate.body.id}/undo`);
  expect(await rowsOf(userId)).toBe(rowsBetween);
  expect(rowsBetween).not.toBe(rowsBefore);
  const { body } = await ana.call('POST', `${path}/${materials.body.id}/undo`);
  // The other repricing, and its taking back, were later changes of them all.
  expect(body).toMatchObject({ restored: 0 });
  expect(await rowsOf(userId)).toBe(rowsBetween);
});

test('of two tabs that accept at once one is told to look again', async () => {
  const { ana } = await newWorkshop();
  const yarn = await newSkein(ana, 12);
  const tabs = tabsOf(ana);
  for (let round = 1; round <= 4; round += 1) {
    await setSkein(ana, yarn, 20 + round);
    const body = bodyOf(await listed(ana, 'cause=materials'));
    expect(body.products).toHaveLength(12);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => tabs[n % tabs.length]?.('POST', path, body)),
    );
    expect(answers.map((answer) => answer?.status).sort()).toEqual([201, 412, 412, 412, 412, 412]);
    expect(await listed(ana, 'cause=materials')).toEqual([]);
    const prices = (await products(ana)).map(({ materials: [row] }) => row?.pack?.price);
    expect(new Set(prices)).toEqual(new Set([20 + round]));
  }
});

test('one key sent many times at once prices once, and is taken back once', async () => {
  const { ana, userId } = await newWorkshop();
  const yarn = await newSkein(ana, 5);
  const rowsBefore = await rowsOf(userId);
  await setSkein(ana, yarn, 30);
  const body = bodyOf(await listed(ana, 'cause=materials'));
  const key = uuidv7();
  const tabs = tabsOf(ana);
  const many = <T>(to: string, sent?: object) =>
    Promise.all(
      Array.from({ length: 8 }, (_, n) => tabs[n % tabs.length]?.<T>('POST', to, sent, key)),
    );
  for (const answer of await many(path, body)) {
    expect(answer).toMatchObject({ status: 201, body: { id: key, repriced: 5 } });
  }
  expect(await writersOf(userId, 'products')).toBe(1);
  for (const answer of await many(`${path}/${key}/undo`)) {
    expect(answer).toMatchObject({ status: 200, body: { restored: 5, kept: [] } });
  }
  expect(await rowsOf(userId)).toBe(rowsBefore);
});

test('a price that changes while another is accepted is never mixed with it', async () => {
  const { ana } = await newWorkshop();
  const yarn = await newSkein(ana, 10);
  const tabs = tabsOf(ana);
  let price = 40;
  for (let round = 0; round < 8; round += 1) {
    price += 1;
    await setSkein(ana, yarn, price);
    const seen = await listed(ana, 'cause=materials');
    expect(seen).toHaveLength(10);
    const later = { name: 'Fio', unitType: 'metro', pack: { ...skein, price: price + 0.5 } };
    const [accepted, changed] = await Promise.all([
      tabs[0]?.('POST', path, bodyOf(seen)),
      tabs.at(-1)?.('PUT', `/api/materials/${yarn.id}`, later),
    ]);
    expect(changed?.status).toBe(200);
    expect([201, 412]).toContain(accepted?.status);
    const all = await products(ana);
    const prices = new Set(all.map(({ materials: [row] }) => row?.pack?.price));
    expect(prices.size).toBe(1);
    expect(prices.has(price)).toBe(accepted?.status === 201);
    for (const { id, totalCost, finalPrice } of all) {
      const shown = seen.find((each) => each.id === id);
      const is = accepted?.status === 201 ? shown?.after : shown?.before;
      expect({ totalCost, finalPrice }).toMatchObject({
        totalCost: is?.totalCost,
        finalPrice: is?.finalPrice,
      });
    }
  }
});

test('only a day’s repricings are kept, and the newest of them', async () => {
  const { ana, userId } = await newWorkshop();
  const yarn = await newSkein(ana, 1);
  const inTransaction = (statement: ReturnType<typeof sql>) =>
    server.services.db.asUser(userId, async (tx) => (await tx.execute(statement)).rows);
  const idsOf = (rows: Record<string, unknown>[]) => rows.map(({ id }) => id);
  // Each an hour older than the one before.
  const before = idsOf(
    await inTransaction(sql`
      insert into repricings (user_id, id, cause, products, created_at)
      select ${userId}::uuid, gen_random_uuid(), 'materials', '[]', now() - n * interval '1 hour'
      from generate_series(0, 29) n returning id`),
  );
  const repriceAt = async (price: number) => {
    await setSkein(ana, yarn, price);
    const body = bodyOf(await listed(ana, 'cause=materials'));
    return (await ana.call<{ id: string }>('POST', path, body)).body.id;
  };
  const first = await repriceAt(20);
  const kept = () => inTransaction(sql`select id from repricings order by created_at desc`);
  expect(idsOf(await kept())).toEqual([first, ...before.slice(0, 19)]);
  await inTransaction(sql`update repricings set created_at = now() - interval '25 hours'
    where id <> ${first}`);
  const second = await repriceAt(21);
  expect(idsOf(await kept())).toEqual([second, first]);
  expect((await ana.call('POST', `${path}/${before[0]}/undo`)).status).toBe(404);
});

test('the database finds the rows whose price differs as core compares it', async () => {
  const { ana, userId } = await newWorkshop();
  const prices = [
    { unitPrice: 5, pack: null },
    { unitPrice: 60, pack: null },
    { unitPrice: 0.05, pack: null },
    ...[1, 12, 0.333333].flatMap((content) =>
      unitTypeIds.map((unit) => ({ unitPrice: null, pack: { price: 5, content, unit } })),
    ),
  ];
  const sayable = unitTypeIds.flatMap((unit) =>
    prices
      .filter(({ pack }) => pack === null || areAlike(pack.unit, unit))
      .map((price) => ({ unit, ...price })),
  );
  // Each against those that come after it in several strides: of every dimension with every other.
  const pairs = sayable.flatMap((row, index) =>
    [1, 2, 3, 5, 7, 11, 31].map((stride) => ({
      id: uuidv7(),
      row,
      material: sayable[(index + stride) % sayable.length] as (typeof sayable)[number],
    })),
  );
  const alike = pairs.filter(({ row, material }) => areAlike(row.unit, material.unit));
  expect(alike.length).toBeGreaterThan(400);
  const flat = pairs.map(({ id, row, material }) => ({
    id,
    ...inColumns('row', row),
    ...inColumns('material', material),
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(flat)}::jsonb) as given(id uuid,
    row_unit text, row_price numeric, row_pack numeric, row_content numeric, row_of text,
    material_unit text, material_price numeric, material_pack numeric,
    material_content numeric, material_of text)`;
  // As their owner: see fillProducts().
  await server.services.db.prepare(async (owner) => {
    await owner.execute(sql`
      insert into user_materials (user_id, id, name, unit_type, unit_price, pack_price,
        pack_content, pack_unit)
      select ${userId}::uuid, id, 'Fio', material_unit, material_price, material_pack,
        material_content, material_of from ${given}`);
    await owner.execute(sql`
      insert into products (user_id, id, name, craft_category, production_time, fixed_costs,
        margin_percentage, hourly_rate, final_price, ${noFigures.columns})
      select ${userId}::uuid, id, 'Peça', 'croche', 1, 0, 100, 25, 50, ${noFigures.values}
      from ${given}`);
    await owner.execute(sql`
      insert into materials (user_id, product_id, id, position, name, quantity, unit, unit_price,
        pack_price, pack_content, pack_unit, material_id, total_price)
      select ${userId}::uuid, id, id, 0, 'Fio', 2, row_unit, row_price, row_pack, row_content,
        row_of, id, 0 from ${given}`);
  });
  const found = new Set<string>();
  let next = `${path}?cause=materials&limit=500`;
  while (next !== '') {
    const { status, body, headers } = await ana.call<{ repricings: Repricing[] }>('GET', next);
    expect(status).toBe(200);
    for (const { id } of body.repricings) found.add(id);
    // Whatever the database finds, core finds too: no page is shorter than it should be.
    if (headers.get('link')) expect(body.repricings).toHaveLength(500);
    next = /<(.*)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
  }
  const differing = pairs.filter(
    ({ row, material: { unit: unitType, ...price } }) =>
      priceOfToday({ ...row, quantity: 2 }, { unitType, ...price }) !== null,
  );
  expect(found).toEqual(new Set(differing.map(({ id }) => id)));
});

interface Said {
  readonly unit: UnitTypeId;
  readonly unitPrice: number | null;
  readonly pack: { price: number; content: number; unit: UnitTypeId } | null;
}

const inColumns = (of: string, { unit, unitPrice, pack }: Said) => ({
  [`${of}_unit`]: unit,
  [`${of}_price`]: unitPrice,
  [`${of}_pack`]: pack?.price ?? null,
  [`${of}_content`]: pack?.content ?? null,
  [`${of}_of`]: pack?.unit ?? null,
});
