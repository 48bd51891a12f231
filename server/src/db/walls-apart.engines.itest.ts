import { sql } from 'drizzle-orm';
import { PgSelectBase } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueMaterialInputSchema } from '#core/schemas/catalogue.ts';
import { productInputSchema } from '#core/schemas/product.ts';
import { createCatalogueMaterial } from '../features/catalogue/commands.ts';
import * as catalogue from '../features/catalogue/queries.ts';
import { findLastChanges } from '../features/events/queries.ts';
import { createProduct, deleteProduct } from '../features/products/commands.ts';
import * as products from '../features/products/queries.ts';
import * as reports from '../features/reports/queries.ts';
import { reprice } from '../features/repricings/commands.ts';
import * as repricings from '../features/repricings/queries.ts';
import { addAccount } from '../testing/add-account.ts';
import { firstPage } from '../testing/first-page.ts';
import { numberedProduct } from '../testing/product-input.ts';
import { newProfile, startTestServer, type TestServer } from '../testing/test-server.ts';
import type { Database, Queryable, UserId } from './database.ts';
import { products as productRows } from './schema.ts';
import * as rows from './user-rows.ts';

let server: TestServer;
let db: Database;
let ana: UserId;
let bia: UserId;
const ids = { product: '', deleted: '', material: '', repricing: '' };

beforeAll(async () => {
  server = await startTestServer();
  db = server.services.db;
  ana = await addAccount(db, newProfile({ hourlyRate: 30 }), 'pro');
  bia = await addAccount(db, newProfile(), 'pro');
  ids.product = (await createProduct(db, ana, numberedProduct(1))).id;
  ids.deleted = (await createProduct(db, ana, numberedProduct(2))).id;
  await deleteProduct(db, ana, ids.deleted, () => true);
  const clay = { name: 'Argila', unitPrice: 7.5, unitType: 'quilograma' } as const;
  const material = catalogueMaterialInputSchema.parse(clay);
  ids.material = (await createCatalogueMaterial(db, ana, material)).id;
  ids.repricing = await newRepricing();
  // Cheaper than the material that it came from.
  const input = numberedProduct(0);
  const [row] = input.materials;
  const outdated = { ...row, unit: clay.unitType, unitPrice: 5, materialId: ids.material };
  await createProduct(db, ana, productInputSchema.parse({ ...input, materials: [outdated] }));
});
afterAll(() => server.stop());

const atThirty = { cause: 'hourlyRate', hourlyRate: 30 } as const;

async function newRepricing(): Promise<string> {
  const seen = await db.asUser(ana, (tx) =>
    repricings.listRepricings(tx, ana, { ...atThirty, limit: 100, after: undefined }),
  );
  const products = seen.rows.map(({ id, updatedAt, after }) => ({ id, updatedAt, ...after }));
  return (await reprice(db, ana, { cause: 'hourlyRate', material: null, products })).id;
}

const none = { count: 0, percent: 0 };
const emptyReport = {
  totalProducts: 0,
  averageMargin: 0,
  averagePrice: 0,
  potentialRevenue: 0,
  distribution: { lucrative: none, attention: none, loss: none },
  otherRate: 0,
  topProducts: [],
};
const longAgo = new Date(0);

interface Query {
  run: (tx: Queryable, userId: UserId) => Promise<unknown>;
  /** What it answers when there is nothing to see. */
  nothing: unknown;
}

/** Every query of the workshop, with arguments that find something of Ana's. */
const queries: Record<string, Query> = {
  listProducts: {
    run: (tx, userId) => products.listProducts(tx, userId, firstPage),
    nothing: { rows: [], next: null },
  },
  findProduct: {
    run: (tx, userId) => products.findProduct(tx, userId, ids.product),
    nothing: undefined,
  },
  countProducts: {
    run: (tx, userId) => products.countProducts(tx, userId, '', 25),
    nothing: { lucrative: 0, attention: 0, loss: 0 },
  },
  findKnownMaterials: {
    run: (tx, userId) => products.findKnownMaterials(tx, userId, [ids.material]),
    nothing: [],
  },
  countRows: { run: (tx, userId) => rows.countRows(tx, productRows, userId), nothing: 0 },
  findDeletion: {
    run: (tx, userId) => rows.findDeletion(tx, productRows, userId, ids.deleted),
    nothing: undefined,
  },
  hasNewerThan: {
    run: (tx, userId) => rows.hasNewerThan(tx, productRows, userId, ids.deleted, longAgo),
    nothing: false,
  },
  summarizeProducts: {
    run: (tx, userId) => products.summarizeProducts(tx, userId, 25),
    nothing: { count: 0, averageMargin: 0, averagePrice: 0, lucrative: 0, otherRate: 0 },
  },
  secondsToWait: {
    run: (tx, userId) => rows.secondsToWait(tx, productRows, userId, { hits: 1, seconds: 900 }),
    nothing: 0,
  },
  listCatalogue: {
    run: (tx, userId) => catalogue.listCatalogue(tx, userId, firstPage),
    nothing: { rows: [], next: null },
  },
  countCatalogue: { run: (tx, userId) => catalogue.countCatalogue(tx, userId, ''), nothing: 0 },
  findCatalogueMaterial: {
    run: (tx, userId) => catalogue.findCatalogueMaterial(tx, userId, ids.material),
    nothing: undefined,
  },
  listMaterialPrices: {
    run: (tx, userId) => catalogue.listMaterialPrices(tx, userId, ids.material),
    nothing: [],
  },
  findLastChanges: { run: findLastChanges, nothing: { product: null, material: null } },
  listRepricings: {
    run: (tx, userId) => {
      const listing = { cause: 'materials', hourlyRate: 30, limit: 100, after: undefined } as const;
      return repricings.listRepricings(tx, userId, listing);
    },
    nothing: { rows: [], next: null },
  },
  summarizeRepricings: {
    run: (tx, userId) => repricings.summarizeRepricings(tx, userId, 30),
    nothing: { dearer: [], hasMore: false },
  },
  findPricedAnew: {
    run: (tx, userId) =>
      repricings.findPricedAnew(tx, userId, [ids.product], { ...atThirty, hourlyRate: 31 }),
    nothing: [],
  },
  findProducts: {
    run: (tx, userId) => repricings.findProducts(tx, userId, [ids.product]),
    nothing: [],
  },
  countMaterials: {
    run: (tx, userId) => repricings.countMaterials(tx, userId, [ids.product]),
    nothing: 0,
  },
  findHourlyRate: { run: repricings.findHourlyRate, nothing: 25 },
  findRepricing: {
    run: (tx, userId) => repricings.findRepricing(tx, userId, ids.repricing),
    nothing: undefined,
  },
  readReport: { run: (tx, userId) => reports.readReport(tx, userId, 25), nothing: emptyReport },
};
const all = Object.entries(queries);

/** Runs queries that have forgotten every filter of theirs. */
async function withoutFilters<T>(work: () => Promise<T>): Promise<T> {
  const select: { where: unknown } = PgSelectBase.prototype;
  const { where } = select;
  select.where = function keepAsItIs(this: unknown) {
    return this;
  };
  try {
    return await work();
  } finally {
    select.where = where;
  }
}

test('every query of the workshop is tried here', () => {
  const { newestFirst, olderThan, ...rowQueries } = rows;
  const exported = {
    ...products,
    ...catalogue,
    ...rowQueries,
    findLastChanges,
    ...reports,
    ...repricings,
  };
  expect(Object.keys(queries).sort()).toEqual(Object.keys(exported).sort());
});

test.each(all)('%s finds what is the user’s', async (_name, { run, nothing }) => {
  const own = await db.asUser(ana, (tx) => run(tx, ana));
  expect(own).not.toEqual(nothing);
});

test.each(all)(
  '%s for another user than the transaction’s finds nothing',
  async (_name, { run, nothing }) => {
    expect(await db.asUser(bia, (tx) => run(tx, ana))).toEqual(nothing);
    expect(await db.asUser('' as UserId, (tx) => run(tx, ana))).toEqual(nothing);
  },
);

test.each(all)('%s for its own filter alone finds nothing', async (_name, { run, nothing }) => {
  expect(await db.asUser(ana, (tx) => run(tx, bia))).toEqual(nothing);
});

test.each(all)('%s without its filters still finds nothing', async (_name, { run, nothing }) => {
  const seenBy = (userId: UserId) => withoutFilters(() => db.asUser(userId, (tx) => run(tx, ana)));
  expect(await seenBy(ana)).not.toEqual(nothing);
  expect(await seenBy(bia)).toEqual(nothing);
});

test.each(['products', 'materials', 'user_materials'])(
  'plain SQL without a filter sees nothing of another’s %s',
  async (table) => {
    const seenBy = async (userId: UserId) => {
      const statement = sql`select * from ${sql.identifier(table)}`;
      const { rows } = await db.asUser(userId, (tx) => tx.execute(statement));
      return rows.length;
    };
    expect(await seenBy(ana)).toBeGreaterThan(0);
    expect(await seenBy(bia)).toBe(0);
  },
);
