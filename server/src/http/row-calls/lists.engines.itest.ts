import { PgSelectBase } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { searchCatalogue } from '#core/catalogue/search-catalogue.ts';
import { crafts } from '#core/crafts/crafts.ts';
import { roundingIds } from '#core/pricing/final-price.ts';
import {
  countByProfitability,
  filterProducts,
  searchProducts,
  sortProducts,
} from '#core/products/arrange-products.ts';
import { productFilters } from '#core/products/product-list-schemas.ts';
import { productOrders } from '#core/products/product-orders.ts';
import { type Product, productInputSchema } from '#core/products/product-schemas.ts';
import { pageSize } from '#core/schemas/list-queries.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { listCatalogue } from '../../features/catalogue/queries.ts';
import { createProduct } from '../../features/products/commands.ts';
import { listProducts } from '../../features/products/queries.ts';
import { plainRows } from '../../features/rows/plain-rows.ts';
import { fillCatalogue, fillPlain, fillProducts } from '../../testing/fill-lists.ts';
import { firstPage } from '../../testing/first-page.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { pagedKinds, pathOf, sampleOf } from '../../testing/row-samples.ts';
import { createScratch, engine, type Scratch } from '../../testing/test-database.ts';
import {
  type Answer,
  type Client,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';

// Of all lists of rows: they go the same way.

let scratch: Scratch;
let server: TestServer;
beforeAll(async () => {
  scratch = await createScratch(inject('template'));
  server = await startTestServer({}, { scratch });
});
afterAll(async () => {
  await server.stop();
  await scratch.remove();
});

interface Row {
  readonly id: string;
  readonly createdAt: string;
}

type Lists = Record<string, Row[]>;

const rowsOf = ({ body }: Answer<Lists>): Row[] => Object.values(body).flat();
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const nextOf = ({ headers }: Answer) => /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
const bytesOf = ({ body }: Answer) => Buffer.byteLength(JSON.stringify(body));

/** Every page from this one on. `between` happens before each further one. */
async function pagesFrom(browser: Client, path: string, between = async (_: Row[]) => {}) {
  const pages: Answer<Lists>[] = [];
  for (let next: string | undefined = path; next; ) {
    const page: Answer<Lists> = await browser.call<Lists>('GET', next);
    expect(page.status).toBe(200);
    pages.push(page);
    next = nextOf(page);
    if (next) await between(rowsOf(page));
  }
  return pages;
}

/** Somebody on Pro, who has no limits. */
async function somebody() {
  const browser = await server.signedIn();
  await server.setPlan(browser, 'pro');
  const { body } = await browser.call<{ id: UserId }>('GET', '/api/me');
  return { browser, userId: body.id, db: server.services.db };
}

const searched = [
  { path: '/api/products', fill: fillProducts, input: sampleOf.product },
  { path: '/api/materials', fill: fillCatalogue, input: sampleOf.material },
];
const lists = [
  ...searched,
  ...pagedKinds.map((kind) => ({
    path: pathOf(kind),
    fill: fillPlain(kind),
    input: sampleOf[kind],
  })),
];

test.each(lists)('$path comes in pages, each row once, newest first', async ({ path, fill }) => {
  const { browser, userId, db } = await somebody();
  await fill(db, userId, { count: 230 });
  const pages = await pagesFrom(browser, path);
  expect(pages.map((page) => rowsOf(page).length)).toEqual([100, 100, 30]);
  const all = pages.flatMap(rowsOf);
  const newestFirst = all.toSorted((a, b) =>
    `${a.createdAt} ${a.id}` < `${b.createdAt} ${b.id}` ? 1 : -1,
  );
  expect(all).toEqual(newestFirst);
  expect(new Set(idsOf(all)).size).toBe(230);
  const [largest] = await pagesFrom(browser, `${path}?limit=500`);
  expect(largest && rowsOf(largest)).toEqual(all);
  const exact = await pagesFrom(browser, `${path}?limit=115`);
  expect(exact).toHaveLength(2);
});

test.each(lists)('between two pages of $path rows come and go', async ({ path, fill, input }) => {
  const { browser, userId, db } = await somebody();
  await fill(db, userId, { count: 40 });
  const before = idsOf(rowsOf(await browser.call<Lists>('GET', path)));
  const gone: string[] = [];
  const pages = await pagesFrom(browser, `${path}?limit=7`, async (page) => {
    // The row that the cursor names, and one that is still to come.
    const [last, later] = [page.at(-1), before[before.indexOf(page.at(-1)?.id ?? '') + 3]];
    if (later) gone.push(later);
    for (const id of [last?.id, later]) {
      if (id) expect((await browser.call('DELETE', `${path}/${id}`)).status).toBe(204);
    }
    expect((await browser.call('POST', path, input)).status).toBe(201);
  });
  expect(pages.length).toBeGreaterThan(4);
  expect(idsOf(pages.flatMap(rowsOf))).toEqual(before.filter((id) => !gone.includes(id)));
});

test('nothing that is found is one page, and of what is found the last page says so', async () => {
  const { browser, userId, db } = await somebody();
  for (const { fill } of searched) await fill(db, userId, { count: 20 });
  const pagesOf = async ({ path }: (typeof searched)[number]) =>
    (await pagesFrom(browser, `${path}?limit=10&search=i`)).map((page) => rowsOf(page).length);
  // Every material has an i in its name, and no product has.
  expect(await Promise.all(searched.map(pagesOf))).toEqual([[0], [10, 10]]);
});

test('a page of any order, filter and search goes on where the one before ended', async () => {
  const { browser, userId, db } = await somebody();
  await fillProducts(db, userId, { count: 60 });
  const { body } = await browser.call<{ products: Product[] }>('GET', '/api/products?limit=500');
  for (const order of productOrders) {
    const query = `order=${order}&profitability=loss&search=pe%C3%A7a`;
    const pages = await pagesFrom(browser, `/api/products?limit=4&${query}`);
    const onDevice = filterProducts(sortProducts(body.products, order, 25), 'loss', 25);
    expect({ order, ids: idsOf(pages.flatMap(rowsOf)) }).toEqual({ order, ids: idsOf(onDevice) });
    expect(pages.length).toBeGreaterThan(3);
  }
});

test.each([
  ['as many rows as there may be', { count: 501 }],
  ['products of as many materials as there may be', { count: 9, materials: 500 }],
])('no answer is larger than a megabyte: %s', async (_, size) => {
  const { browser, userId, db } = await somebody();
  for (const { path, fill } of lists) {
    await fill(db, userId, { letter: '🧶', ...size });
    const pages = await pagesFrom(browser, `${path}?limit=500`);
    expect(new Set(idsOf(pages.flatMap(rowsOf))).size).toBe(size.count);
    for (const page of pages) expect(bytesOf(page)).toBeLessThan(1_000_000);
  }
});

test('what is no page is refused by name', async () => {
  const { browser } = await somebody();
  const cursorOf = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');
  const place = { createdAt: '2026-01-01T00:00:00.000Z', id: crypto.randomUUID() };
  const cursors = [
    '',
    'x',
    '%00',
    '🧶',
    cursorOf(null),
    cursorOf([]),
    cursorOf({}),
    cursorOf({ ...place, id: '1' }),
    cursorOf({ ...place, createdAt: '0000-01-01T00:00:00.000Z' }),
    cursorOf({ ...place, createdAt: '2026-13-01T00:00:00.000Z' }),
    cursorOf({ ...place, createdAt: 'now' }),
    cursorOf({ ...place, order: 'price', figure: '1' }),
    `${cursorOf(place)}${'A'.repeat(5000)}`,
  ];
  for (const { path } of lists) {
    for (const cursor of cursors) {
      const answer = await browser.call('GET', `${path}?cursor=${encodeURIComponent(cursor)}`);
      expect({ cursor, answer }).toMatchObject({
        answer: { status: 422, body: { errors: [{ path: 'cursor' }] } },
      });
    }
    for (const [query, field] of [
      ...['0', '501', '-1', '1.5', '', 'x', '1e2'].map((limit) => [`limit=${limit}`, 'limit']),
    ]) {
      const answer = await browser.call('GET', `${path}?${query}`);
      expect({ query, answer }).toMatchObject({
        answer: { status: 422, body: { errors: [{ path: field }] } },
      });
    }
  }
  for (const { path } of searched) {
    for (const search of ['a'.repeat(201), '%00']) {
      const answer = await browser.call('GET', `${path}?search=${search}`);
      expect({ search, answer }).toMatchObject({
        answer: { status: 422, body: { errors: [{ path: 'search' }] } },
      });
    }
  }
  const figure = (order: string, text: string) =>
    `order=${order}&cursor=${cursorOf({ ...place, order, figure: text })}`;
  for (const [query, field] of [
    ['order=x', 'order'],
    ['profitability=x', 'profitability'],
    [`order=name&cursor=${cursorOf(place)}`, 'cursor'],
    [`order=price&cursor=${cursorOf({ ...place, order: 'markup', figure: '1' })}`, 'cursor'],
    [figure('price', 'NaN'), 'cursor'],
    [figure('price', '1e9'), 'cursor'],
    [figure('name', '\0'), 'cursor'],
  ]) {
    const answer = await browser.call('GET', `/api/products?${query}`);
    expect({ query, answer }).toMatchObject({
      answer: { status: 422, body: { errors: [{ path: field }] } },
    });
  }
  for (const query of [figure('price', '-12.5'), figure('name', "'; --")]) {
    expect((await browser.call('GET', `/api/products?${query}`)).status).toBe(200);
  }
});

test('with somebody else’s cursor a list shows its own rows and nothing of theirs', async () => {
  const [ana, bia] = [await somebody(), await somebody()];
  for (const { path, fill } of lists) {
    // Ana's are newer: after her first page there are some of Bia's, however slow this is.
    for (const { userId, db } of [bia, ana]) await fill(db, userId, { count: 6 });
    const next = nextOf(await ana.browser.call('GET', `${path}?limit=3`)) ?? '';
    const own = idsOf(rowsOf(await bia.browser.call<Lists>('GET', path)));
    const shown = idsOf(rowsOf(await bia.browser.call<Lists>('GET', next)));
    expect(shown.length).toBeGreaterThan(0);
    expect(own).toEqual(expect.arrayContaining(shown));
  }
});

const letters = fc.constantFrom(..."aAáÁàãÃâçÇéÉêíÍóÓõôúÜnNzZ019 -'&ºØøÆæßŁДдΣσİ".split(''));
const anyText = fc.string({ unit: 'grapheme', minLength: 2, maxLength: 12 });
const nameOf = (text: fc.Arbitrary<string>) =>
  text.map((name) => `${name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim()}Fio`);
const used = {
  quantity: fc.integer({ min: 1, max: 99_999 }).map((n) => n / 10_000),
  wastePercentage: fc.constantFrom(0, 3, 33.33),
};
const reais = fc.integer({ min: 0, max: 999 }).map((n) => n / 100);
const plainRow = fc.record({ ...used, unitPrice: reais });
const packRow = fc.record({
  ...used,
  unit: fc.constant('metro' as const),
  pack: fc.record({
    price: reais,
    content: fc.constantFrom(0.7, 3, 254),
    unit: fc.constantFrom('metro' as const, 'centimetro' as const),
  }),
});

const productsOf = (name: fc.Arbitrary<string>) =>
  fc.array(
    fc.record({
      name,
      notes: fc.option(name),
      craftCategory: fc.constantFrom(...crafts.map(({ id }) => id)),
      productionTime: fc.integer({ min: 1, max: 10_000 }).map((hours) => hours / 100),
      marginPercentage: fc.constantFrom(10, 29.99, 30, 39.99, 40, 300),
      batchSize: fc.constantFrom(1, 1, 3, 12),
      rounding: fc.constantFrom(...roundingIds),
      chosenPrice: fc.option(fc.constantFrom(0.01, 49.9, 300), { freq: 3 }),
      fixedCosts: fc.constantFrom(0, 0.01, 50),
      materials: fc.array(fc.oneof(plainRow, packRow), { minLength: 1, maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 12 },
  );

test.each([
  [
    'names as they are given',
    fc.string({ unit: letters, minLength: 1, maxLength: 8 }),
    productOrders,
  ],
  ['names in any script', anyText, productOrders.filter((order) => !order.startsWith('name'))],
] as const)('the database finds and orders as a device does: %s', async (_, text, orders) => {
  const db = server.services.db;
  await fc.assert(
    fc.asyncProperty(
      productsOf(nameOf(text)),
      fc.oneof(text, fc.constantFrom('', 'croche fio', 'DECORAÇÃO', 'fio ΣΑΣ')),
      fc.integer({ min: 1000, max: 9999 }).map((rate) => rate / 100),
      async (inputs, other, hourlyRate) => {
        const { userId } = await somebody();
        for (const { materials, ...figures } of inputs) {
          const rows = materials.map((material) => ({ ...material, name: 'Fio' }));
          const input = { ...figures, hourlyRate: 25, materials: rows };
          await createProduct(db, userId, productInputSchema.parse(input));
        }
        const shown = async (listing: object) => {
          const asked = { ...firstPage, hourlyRate, ...listing };
          return (await db.asUser(userId, (tx) => listProducts(tx, userId, asked))).rows;
        };
        const all = await shown({});
        const own = inputs[0]?.name ?? '';
        const noted = inputs.find(({ notes }) => notes)?.notes ?? '';
        for (const search of [other.slice(0, 200), own, own.toUpperCase(), noted]) {
          const found = searchProducts(all, search);
          expect(await shown({ search })).toEqual(found);
          for (const profitability of productFilters) {
            expect(await shown({ search, profitability })).toEqual(
              filterProducts(found, profitability, hourlyRate),
            );
          }
        }
        for (const order of orders) {
          const names = (some: readonly Product[]) => some.map(({ id, name }) => ({ id, name }));
          expect(names(await shown({ order }))).toEqual(
            names(sortProducts(all, order, hourlyRate)),
          );
        }
      },
    ),
    { numRuns: 15 },
  );
});

test('a catalogue is searched by the database as a device does it, and both are counted', async () => {
  const { browser } = await somebody();
  for (const [name, category, supplier] of [
    ['Botões de coco', 'Aviamentos', 'Armarinho São João'],
    ['Fio AÇÃO 2', null, 'x  y'],
    ['ØRE', 'Botão', null],
    ['Σίδερος', 'x y', null],
  ]) {
    await browser.call('POST', '/api/materials', { name, category, supplier, unitPrice: 1 });
    await browser.call('POST', '/api/products', { ...numberedProduct(1), name });
  }
  const read = async <T>(path: string) => (await browser.call<T>('GET', path)).body;
  const { materials } = await read<{ materials: CatalogueMaterial[] }>('/api/materials');
  const { products } = await read<{ products: Product[] }>('/api/products');
  for (const search of [
    '',
    'bot',
    ' BOTAO',
    'sao joao',
    'acao',
    'øre',
    'ΣΊΔΕΡΟΣ',
    'x  y',
    'nada',
    '%',
    '\\',
  ]) {
    const query = `?search=${encodeURIComponent(search)}`;
    const found = searchCatalogue(materials, search);
    expect(await read(`/api/materials${query}`)).toEqual({ materials: found });
    expect(await read(`/api/materials/count${query}`)).toEqual({ count: found.length });
    expect(await read(`/api/products/counts${query}`)).toEqual(
      countByProfitability(searchProducts(products, search), 25),
    );
  }
});

test.runIf(engine === 'postgres')('a page is read along an index, without sorting', async () => {
  const { userId, db } = await somebody();
  for (const { fill } of lists) await fill(db, userId, { count: 3_000 });
  const client = new pg.Client(scratch.databaseUrl);
  await client.connect();
  try {
    await client.query('vacuum analyze');
    await client.query('set role artesa_app');
    await client.query(`select set_config('app.user_id', '${userId}', false)`);
    const after = { createdAt: new Date().toISOString(), id: crypto.randomUUID() };
    const listing = { ...firstPage, limit: pageSize.max, after };
    const reading: ((tx: Queryable) => Promise<unknown>)[] = [
      (tx) => listProducts(tx, userId, listing),
      (tx) => listCatalogue(tx, userId, listing),
      ...pagedKinds.map((kind) => (tx: Queryable) => {
        return plainRows(kind).list(tx, userId, pageSize.max, after);
      }),
    ];
    for (const list of reading) {
      const { sql, params } = await statementOf(() => db.asUser(userId, list));
      const { rows } = await client.query(`explain ${sql}`, params);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index Scan using \w+_age_index/);
      expect(plan).not.toMatch(/Sort|Seq Scan|Bitmap/);
      expect(plan).toMatch(/Index Cond: .*ROW\(created_at, id\)/);
    }
  } finally {
    await client.end();
  }
});

/** The last statement that was prepared to read something. */
async function statementOf(work: () => Promise<unknown>) {
  const select: { _prepare: () => unknown } = PgSelectBase.prototype as never;
  const { _prepare } = select;
  let last = { sql: '', params: [] as unknown[] };
  select._prepare = function (this: { toSQL(): typeof last }) {
    last = this.toSQL();
    return _prepare.call(this);
  };
  try {
    await work();
  } finally {
    select._prepare = _prepare;
  }
  return last;
}
