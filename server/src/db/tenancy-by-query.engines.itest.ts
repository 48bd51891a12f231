import { getTableName, sql } from 'drizzle-orm';
import { PgSelectBase } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { catalogueMaterialInputSchema } from '#core/catalogue/catalogue-schemas.ts';
import {
  type KindId,
  kindIds,
  kinds,
  mapKinds,
  type PlainKind,
  plainKinds,
} from '#core/kinds/kinds.ts';
import { productInputSchema } from '#core/products/product-schemas.ts';
import { makeBackup } from '../features/backups/commands.ts';
import * as backups from '../features/backups/queries.ts';
import { createCatalogueMaterial } from '../features/catalogue/commands.ts';
import * as catalogue from '../features/catalogue/queries.ts';
import { findLastChanges } from '../features/events/queries.ts';
import * as gathering from '../features/gathering/queries.ts';
import * as history from '../features/history/queries.ts';
import { createProduct, deleteProduct } from '../features/products/commands.ts';
import * as products from '../features/products/queries.ts';
import * as reports from '../features/reports/queries.ts';
import { reprice } from '../features/repricings/commands.ts';
import * as repricings from '../features/repricings/queries.ts';
import * as plain from '../features/rows/plain-rows.ts';
import * as sheets from '../features/sheet-import-export/queries.ts';
import { moveMaterial, movePieces, produce, reverse, sell } from '../features/stock/commands.ts';
import { listMovements } from '../features/stock/list-movements.ts';
import * as stock from '../features/stock/queries.ts';
import { readMonths } from '../features/stock/read-months.ts';
import { readStock } from '../features/stock/read-stock.ts';
import { createTemplate } from '../features/templates/commands.ts';
import * as templates from '../features/templates/queries.ts';
import * as trash from '../features/trash/queries.ts';
import * as materialsInFile from '../features/workshop/kinds/material.ts';
import * as templatesInFile from '../features/workshop/kinds/template.ts';
import { planWorkshop } from '../features/workshop/plan-workshop.ts';
import * as workshop from '../features/workshop/queries.ts';
import * as storing from '../features/workshop/store-rows.ts';
import { rememberImport } from '../features/workshop/undo-import.ts';
import { addAccount } from '../testing/add-account.ts';
import { firstPage } from '../testing/first-page.ts';
import { numberedProduct } from '../testing/product-input.ts';
import { contentOf } from '../testing/row-samples.ts';
import { isDistributed } from '../testing/test-database.ts';
import { newProfile, sharedServer, type TestServer } from '../testing/test-server.ts';
import { changeAsUser } from './change-as-user.ts';
import type { Database, Queryable, UserId } from './database.ts';
import { kindTables } from './kind-tables.ts';
import { causes } from './outages.ts';
import { backupFailures, products as productRows, templates as templateRows } from './schema.ts';
import * as rows from './user-rows.ts';

let server: TestServer;
let db: Database;
let ana: UserId;
let bia: UserId;
/** When both accounts were there, and nothing in them. */
let settled: Date;
const ids = {
  ...mapKinds(() => ''),
  deleted: '',
  repricing: '',
  import: uuidv7(),
  template: '',
  backup: '',
  made: '',
  production: '',
  undone: '',
};

beforeAll(async () => {
  server = await sharedServer();
  db = server.services.db;
  ana = await addAccount(db, newProfile({ hourlyRate: 30 }), 'pro');
  bia = await addAccount(db, newProfile(), 'pro');
  settled = new Date(Date.now() + 1);
  ids.product = (await createProduct(db, ana, numberedProduct(1))).id;
  ids.deleted = (await createProduct(db, ana, numberedProduct(2))).id;
  await deleteProduct(db, ana, ids.deleted, () => true);
  const clay = { name: 'Argila', unitPrice: 7.5, unitType: 'quilograma', tracked: true } as const;
  const material = catalogueMaterialInputSchema.parse(clay);
  ids.material = (await createCatalogueMaterial(db, ana, material)).id;
  for (const kind of plainKinds) {
    ids[kind] = (await plain.plainRows(kind).create(db, ana, contentOf(kind))).id;
  }
  ids.repricing = await newRepricing();
  ids.template = (await createTemplate(db, ana, ids.product)).id;
  await changeAsUser(db, ana, (change) => rememberImport(change, ids.import, []));
  ids.backup = (await makeBackup(server.services, ana, 'manual')).id;
  await makeBackup(server.services, ana, 'manual');
  await db.asUser(ana, (tx) => tx.insert(backupFailures).values({ userId: ana }));
  const template = {
    name: 'Caneca',
    craftCategory: 'ceramica',
    content: numberedProduct(3),
  } as const;
  await db.asUser(ana, (tx) => tx.insert(templateRows).values({ ...template, userId: ana }));
  // Cheaper than the material that it came from.
  const input = numberedProduct(0);
  const [row] = input.materials;
  const outdated = { ...row, unit: clay.unitType, unitPrice: 5, materialId: ids.material };
  const made = productInputSchema.parse({ ...input, materials: [outdated] });
  ids.made = (await createProduct(db, ana, made)).id;
  ids.undone = (await moveMaterial(db, ana, ids.material, purchase)).id;
  await reverse(db, ana, ids.undone);
  ids.production = (await produce(db, ana, ids.made, pieces)).id;
});

const purchase = { kind: 'purchase', quantity: 2, value: 9, note: null } as const;
const pieces = { pieces: 1, note: null };

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
  lowestPrice: 0,
  highestPrice: 0,
  potentialRevenue: 0,
  distribution: { lucrative: none, attention: none, loss: none },
  otherRate: 0,
  topProducts: [],
  channels: [],
};
const emptyCharts = {
  totalProducts: 0,
  months: [],
  products: [],
  hours: { best: [], least: [] },
};
const longAgo = new Date(0);
const emptyPage = { rows: [], next: null };

const product = () => ({ kind: 'product' as const, id: ids.product });

interface Query {
  run: (tx: Queryable, userId: UserId) => Promise<unknown>;
  /** What it answers when there is nothing to see. */
  nothing: unknown;
}

/** Queries of rows of any kind, or of a plain one, each tried on every such kind. */
const queriesOfKind = {
  planRows: (kind: KindId): Query => ({
    run: async (tx, userId) => {
      const row = { id: ids[kind], content: contentOf(kind) };
      const planned = await storing.planRows(tx, userId, { [kind]: [row] });
      return planned[kind].map(({ act }) => act);
    },
    nothing: ['create'],
  }),
  pageOfKind: (kind: KindId): Query => ({
    run: (tx, userId) => storing.pageOfKind(tx, userId, kind, undefined),
    nothing: emptyPage,
  }),
};
const queriesOfPlain = {
  find: (kind: PlainKind): Query => ({
    run: (tx, userId) => plain.plainRows(kind).find(tx, userId, ids[kind]),
    nothing: undefined,
  }),
  list: (kind: PlainKind): Query => ({
    run: (tx, userId) => plain.plainRows(kind).list(tx, userId, 10),
    nothing: [],
  }),
};

const onEach = <K extends KindId>(
  some: readonly K[],
  made: Readonly<Record<string, (kind: K) => Query>>,
): Record<string, Query> =>
  Object.fromEntries(
    Object.entries(made).flatMap(([name, make]) =>
      some.map((kind) => [`${name} of ${kinds[kind].list}`, make(kind)]),
    ),
  );

/** Every query of the workshop, with arguments that find something of Ana's. */
const queries: Record<string, Query> = {
  ...onEach(kindIds, queriesOfKind),
  ...onEach(plainKinds, queriesOfPlain),
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
  findLastProduct: { run: products.findLastProduct, nothing: null },
  findKnownMaterials: {
    run: (tx, userId) => products.findKnownMaterials(tx, userId, [ids.material]),
    nothing: [],
  },
  findOwnChannels: {
    run: (tx, userId) => products.findOwnChannels(tx, userId, [ids.channel]),
    nothing: [],
  },
  listOwnChannels: { run: products.listOwnChannels, nothing: [] },
  findKnownLinks: {
    run: (tx, userId) => {
      const links = { materialIds: [ids.material], channelIds: [ids.channel] };
      return products.findKnownLinks(tx, userId, [links]);
    },
    nothing: new Set(),
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
    nothing: {
      ...{ count: 0, averageMargin: 0, averagePrice: 0, lowestPrice: 0, highestPrice: 0 },
      ...{ lucrative: 0, otherRate: 0 },
    },
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
  hasGatherable: { run: gathering.hasGatherable, nothing: false },
  findGathered: {
    run: gathering.findGathered,
    nothing: { products: [], groups: [], left: [], hasMore: false },
  },
  findLastChanges: {
    run: findLastChanges,
    nothing: { ...mapKinds(() => null), stock: null },
  },
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
  findRepriced: {
    run: (tx, userId) =>
      repricings.findRepriced(tx, userId, [ids.product], { ...atThirty, hourlyRate: 31 }),
    nothing: [],
  },
  findProducts: {
    run: (tx, userId) => products.findProducts(tx, userId, [ids.product]),
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
  findPresent: {
    run: (tx, userId) => history.findPresent(tx, userId, product()),
    nothing: undefined,
  },
  countVersions: { run: (tx, userId) => history.countVersions(tx, userId, product()), nothing: 0 },
  listVersions: {
    run: (tx, userId) =>
      history.listVersions(tx, userId, product(), { before: undefined, limit: 10 }),
    nothing: { rows: [], earlier: undefined },
  },
  findVersion: {
    run: (tx, userId) => history.findVersion(tx, userId, product(), 1),
    nothing: undefined,
  },
  findContent: {
    run: (tx, userId) => history.findContent(tx, userId, product(), 1),
    nothing: undefined,
  },
  listTrash: {
    run: (tx, userId) => trash.listTrash(tx, userId, { limit: 10, after: undefined }),
    nothing: { rows: [], next: null },
  },
  listTemplates: {
    run: (tx, userId) => templates.listTemplates(tx, userId, undefined),
    nothing: [],
  },
  findTemplate: {
    run: (tx, userId) => templates.findTemplate(tx, userId, ids.template),
    nothing: undefined,
  },
  countTemplates: { run: templates.countTemplates, nothing: 0 },
  findActive: { run: storing.findActive, nothing: mapKinds(() => []) },
  countMaterialsOf: {
    run: (tx, userId) => workshop.countMaterialsOf(tx, userId, [ids.product]),
    nothing: new Map(),
  },
  findImport: {
    run: (tx, userId) => workshop.findImport(tx, userId, ids.import),
    nothing: undefined,
  },
  findVersions: {
    run: (tx, userId) => workshop.findVersions(tx, userId, 'product', [ids.product]),
    nothing: new Map(),
  },
  findStates: {
    run: (tx, userId) =>
      workshop.findStates(tx, userId, 'product', [{ id: ids.product, version: 1 }]),
    nothing: new Map(),
  },
  listBackups: { run: backups.listBackups, nothing: [] },
  findBackup: {
    run: (tx, userId) => backups.findBackup(tx, userId, ids.backup),
    nothing: undefined,
  },
  findLastBackup: { run: backups.findLastBackup, nothing: undefined },
  findOldBackups: {
    run: (tx, userId) => backups.findOldBackups(tx, userId, new Date()),
    nothing: [],
  },
  findBackupIds: { run: backups.findBackupIds, nothing: [] },
  findFailure: { run: backups.findFailure, nothing: undefined },
  hasChangedSince: {
    run: (tx, userId) => backups.hasChangedSince(tx, userId, settled),
    nothing: false,
  },
  findProfile: {
    // Ana's rate: everybody's transaction sees a profile, their own.
    run: async (tx, userId) => (await workshop.findProfile(tx, userId))?.hourlyRate === 30,
    nothing: false,
  },
  pageOfTemplates: {
    run: (tx, userId) => templatesInFile.pageOfTemplates(tx, userId, undefined),
    nothing: emptyPage,
  },
  planTemplates: {
    run: (tx, userId) => templatesInFile.planTemplates(tx, userId, [], true),
    nothing: { added: [], changed: [], gone: [] },
  },
  findOtherDimensions: {
    run: (tx, userId) => {
      const wanted = [{ id: ids.material, unitType: 'metro' as const }];
      return materialsInFile.findOtherDimensions({ tx, userId }, wanted);
    },
    nothing: new Map(),
  },
  pageOfStates: {
    run: (tx, userId) => workshop.pageOfStates(tx, userId, undefined),
    nothing: emptyPage,
  },
  planWorkshop: {
    run: async (tx, userId) => {
      const file = { rows: {}, templates: [], movements: [] };
      const { changes } = await planWorkshop(tx, userId, file, true);
      const lists = [...kindIds.map((kind) => kinds[kind].list), 'templates'] as const;
      return lists.filter((list) => changes[list].gone.count > 0);
    },
    nothing: [],
  },
  pageOfMovements: {
    run: (tx, userId) => workshop.pageOfMovements(tx, userId, undefined),
    nothing: emptyPage,
  },
  findMovements: {
    run: (tx, userId) => workshop.findMovements(tx, userId, [ids.undone]),
    nothing: new Map(),
  },
  findCounting: { run: workshop.findCounting, nothing: [] },
  findFixedUnits: {
    run: (tx, userId) => catalogue.findFixedUnits(tx, userId, [ids.material]),
    nothing: new Map(),
  },
  hasMoved: {
    run: (tx, userId) => catalogue.hasMoved(tx, userId, ids.material),
    nothing: false,
  },
  findTracked: { run: (tx, userId) => stock.findTracked(tx, userId, [ids.material]), nothing: [] },
  findStocked: { run: (tx, userId) => stock.findStocked(tx, userId, ids.made), nothing: undefined },
  findAct: { run: (tx, userId) => stock.findAct(tx, userId, ids.production), nothing: [] },
  findReversed: {
    run: (tx, userId) => stock.findReversed(tx, userId, [ids.undone]),
    nothing: new Set(),
  },
  findActed: {
    run: (tx, userId) =>
      stock.findActed(tx, userId, [
        { materialId: ids.material, productId: null },
        { materialId: null, productId: ids.made },
      ]),
    nothing: { materials: [], products: [] },
  },
  readStock: { run: readStock, nothing: { materials: [], products: [] } },
  listMovements: {
    run: (tx, userId) => {
      const material = { kind: 'material', id: ids.material } as const;
      return listMovements(tx, userId, material, { limit: 10, after: undefined });
    },
    nothing: undefined,
  },
  readMonths: { run: readMonths, nothing: [] },
  findMaterialsToMatch: { run: sheets.findMaterialsToMatch, nothing: [] },
  findProductsToMatch: { run: sheets.findProductsToMatch, nothing: [] },
  findStockOfMaterials: {
    run: (tx, userId) => sheets.findStockOfMaterials(tx, userId, [ids.material]),
    nothing: new Map(),
  },
  findStockOfProducts: {
    run: (tx, userId) => sheets.findStockOfProducts(tx, userId, [ids.made]),
    nothing: new Map(),
  },
  listMovementLines: {
    run: (tx, userId) => sheets.listMovementLines(tx, userId, { limit: 10, after: undefined }),
    nothing: emptyPage,
  },
  findDefaults: {
    // Ana's rate, as of findProfile.
    run: async (tx, userId) => (await sheets.findDefaults(tx, userId)).hourlyRate === 30,
    nothing: false,
  },
  readReport: { run: (tx, userId) => reports.readReport(tx, userId, 25), nothing: emptyReport },
  readCharts: { run: (tx, userId) => reports.readCharts(tx, userId), nothing: emptyCharts },
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
  const { plainTable, plainColumns, plainRows, ...plainQueries } = plain;
  const { planRows, pageOfKind, storeRows, storePlanned, removeRows, ...storeQueries } = storing;
  const { refuseTemplates, storeTemplates, ...templatesOfFile } = templatesInFile;
  const { materialsInFile: _file, otherDimension, ...materialsOfFile } = materialsInFile;
  const ofEach = (some: readonly KindId[], made: object) =>
    some.flatMap((kind) => Object.keys(made).map((name) => `${name} of ${kinds[kind].list}`));
  const ofPlain = plainKinds.flatMap((kind) => {
    const { errors, create, duplicate, replace, remove, restore, ...reading } = plainRows(kind);
    return ofEach([kind], reading);
  });
  const { ownTemplate, ...templateQueries } = templates;
  const { findBackupAccounts, toBackup, ...backupQueries } = backups;
  const exported = {
    ...products,
    ...catalogue,
    ...plainQueries,
    ...rowQueries,
    findLastChanges,
    ...reports,
    ...repricings,
    ...history,
    ...trash,
    ...workshop,
    ...storeQueries,
    ...templatesOfFile,
    ...materialsOfFile,
    ...stock,
    readStock,
    listMovements,
    readMonths,
    ...sheets,
    ...gathering,
    ...templateQueries,
    planWorkshop,
    ...backupQueries,
  };
  const all = [...Object.keys(exported), ...ofEach(kindIds, { planRows, pageOfKind }), ...ofPlain];
  expect(Object.keys(queries).sort()).toEqual(all.sort());
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
  const seenBy = (userId: UserId) =>
    withoutFilters(() => db.asUser(userId, (tx) => run(tx, ana))).catch(orRefused);
  expect(await seenBy(ana)).not.toEqual(nothing);
  expect([nothing, refused]).toContainEqual(await seenBy(bia));
});

const refused = Symbol('refused');

/** A subquery for all users is more than a distributed database answers. */
function orRefused(error: unknown) {
  if (isDistributed && [...causes(error)].some(({ code }) => code === '0A000')) return refused;
  throw error;
}

test.each([
  ['moveMaterial', () => moveMaterial(db, bia, ids.material, purchase)],
  ['movePieces', () => movePieces(db, bia, ids.made, { kind: 'loss', ...pieces })],
  ['produce', () => produce(db, bia, ids.made, pieces)],
  ['sell', () => sell(db, bia, ids.made, { ...pieces, unitPrice: 9, channelId: null })],
  ['reverse', () => reverse(db, bia, ids.production)],
] as const)(
  '%s of what is another’s moves nothing, without its filters too',
  async (_name, run) => {
    const before = await db.asUser(ana, (tx) => readStock(tx, ana));
    await expect(run()).rejects.toMatchObject({ status: 404 });
    const without = withoutFilters(run).catch(orRefused);
    if (!isDistributed) await expect(without).rejects.toMatchObject({ status: 404 });
    else await without.catch((error) => expect(error).toMatchObject({ status: 404 }));
    expect(await db.asUser(ana, (tx) => readStock(tx, ana))).toEqual(before);
  },
);

const ofKinds = kindIds.map((kind) => getTableName(kindTables[kind]));

test.each([...ofKinds, 'materials', 'stock_movements'])(
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
