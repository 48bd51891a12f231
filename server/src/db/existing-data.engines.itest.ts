import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueInputOf } from '#core/catalogue/catalogue-fields.ts';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { withoutHidden } from '#core/fields/tidy-text.ts';
import { productStateOf, readState } from '#core/history/history-schemas.ts';
import { maxFinalPrice } from '#core/pricing/final-price.ts';
import { productInputOf } from '#core/products/product-input-of.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { Stock, StockAct } from '#core/stock/stock-schemas.ts';
import type { Trashed } from '#core/trash/trash-schemas.ts';
import journal from '../../migrations/meta/_journal.json' with { type: 'json' };
import { fairInput } from '../testing/channel-input.ts';
import { openAtRest } from '../testing/open-at-rest.ts';
import { restoreDump } from '../testing/restore-dump.ts';
import type { Scratch } from '../testing/test-database.ts';
import { type Client, startTestServer, type TestServer } from '../testing/test-server.ts';
import type { Database, Queryable, UserId } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';

const dump = readFileSync(new URL('fixtures/filled-at-0017.sql', import.meta.url), 'utf8');

type Row = Readonly<Record<string, unknown>>;
type Tables = Readonly<Record<string, readonly Row[]>>;

let scratch: Scratch;
let server: TestServer;
let before: Tables;
let after: Tables;
let migrations: unknown;

beforeAll(async () => {
  scratch = await restoreDump(dump);
  await openAtRest(scratch, async (db) => {
    before = await readTables(db);
    await db.prepare(async (owner) => {
      const { rows } = await owner.execute(
        sql`select count(*)::int as n from drizzle.__drizzle_migrations`,
      );
      migrations = rows[0]?.n;
    });
    after = await readTables(db);
  });
  server = await startTestServer({}, { scratch });
});
afterAll(async () => {
  await server?.stop();
  await scratch?.remove();
});

/** All that the two roles may read, deleted rows too: the owner of the tables sees no workshop. */
async function readTables(db: Database): Promise<Tables> {
  const tables: Record<string, Row[]> = await db.asAuth(readAll);
  for (const { id } of tables.users ?? []) {
    const own = await db.asUser(id as UserId, readAll);
    for (const table of workshop) tables[table] = [...(tables[table] ?? []), ...(own[table] ?? [])];
  }
  return tables;
}

const workshop = ['products', 'materials', 'user_materials', 'stock_movements'];

async function readAll(tx: Queryable): Promise<Record<string, Row[]>> {
  const { rows: readable } = await tx.execute(sql`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace
      and relkind = 'r' and has_table_privilege(oid, 'select')`);
  const tables: Record<string, Row[]> = {};
  for (const { name } of readable) {
    const table = sql.identifier(String(name));
    const { rows } = await tx.execute(sql`select to_jsonb(t) as row from ${table} t`);
    tables[String(name)] = rows.map(({ row }) => row as Row);
  }
  return tables;
}

/** The rows as far as these columns go, each on a line, in an order of their own. */
const linesOf = (rows: readonly Row[] = [], columns: string[]) =>
  rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).sort();

const rowsOf = (table: string, { id }: Row, key = 'user_id') =>
  (before[table] ?? []).filter((row) => row[key] === id);

const active = (rows: readonly Row[]) => rows.filter((row) => row.is_active);

/** Who has confirmed, with the browser of each. */
async function eachUser(work: (user: Row, browser: Client) => Promise<void>): Promise<void> {
  const users = (before.users ?? []).filter((user) => user.email_confirmed);
  expect(users.length).toBeGreaterThan(3);
  for (const user of users) await work(user, await server.signedInAs(user.id as UserId));
}

const idOf = ({ id }: { id?: unknown }) => String(id);
const byId = (one: { id?: unknown }, other: { id?: unknown }) => (idOf(one) < idOf(other) ? -1 : 1);

async function productsOf(browser: Client): Promise<Product[]> {
  const path = '/api/products?limit=500';
  const { body } = await browser.call<{ products: Product[] }>('GET', path);
  return body.products.toSorted(byId);
}

test('every migration that came after the dump is applied', () => {
  expect(migrations).toBe(journal.entries.length);
});

test.each([
  ...['products', 'materials', 'user_materials', 'users', 'accounts', 'sessions', 'devices'],
  ...['second_factors', 'recovery_codes', 'one_time_tokens', 'billing_customers', 'subscriptions'],
  'installations',
])('migrated, %s has the same rows, and each holds what it held', (table) => {
  const columns = Object.keys(before[table]?.[0] ?? {});
  expect(columns.length).toBeGreaterThan(0);
  expect(linesOf(after[table], columns)).toEqual(linesOf(before[table], columns));
});

test('everybody is shown their products at the prices they had, of the same materials', async () => {
  await eachUser(async (user, browser) => {
    const expected = active(rowsOf('products', user)).map((row) => ({
      id: row.id,
      name: row.name,
      craftCategory: row.craft_category,
      productionTime: row.production_time,
      fixedCosts: row.fixed_costs,
      hourlyRate: row.hourly_rate,
      marginPercentage: row.margin_percentage,
      finalPrice: row.final_price,
      materials: rowsOf('materials', row, 'product_id')
        .toSorted((one, other) => Number(one.position) - Number(other.position))
        .map(({ name, quantity, unit_price: unitPrice, total_price: totalPrice }) => {
          return { name, quantity, unitPrice, totalPrice };
        }),
    }));
    expect(await productsOf(browser)).toMatchObject(expected.toSorted(byId));
    const { body } = await browser.call('GET', '/api/products/summary');
    expect(body).toMatchObject({ count: expected.length });
  });
});

test('everybody is shown their catalogue at the prices it had', async () => {
  await eachUser(async (user, browser) => {
    const expected = active(rowsOf('user_materials', user)).map((row) => ({
      id: row.id,
      name: row.name,
      category: row.category,
      unitType: row.unit_type,
      unitPrice: row.unit_price,
    }));
    const path = '/api/materials?limit=500';
    const { body } = await browser.call<{ materials: CatalogueMaterial[] }>('GET', path);
    expect(body.materials.toSorted(byId)).toMatchObject(expected.toSorted(byId));
  });
});

test('the history of everything begins as it is, and of what was deleted it ends', async () => {
  await eachUser(async (user, browser) => {
    const userId = user.id as UserId;
    const states = await server.services.db.asUser(userId, (tx) =>
      tx.execute(sql`select row_id, state from row_states where kind = 'product' and version = 1`),
    );
    const byRow = new Map(
      states.rows.map(({ row_id: id, state }) => [id, readState('product', state)]),
    );
    expect(byRow.size).toBe(rowsOf('products', user).length);
    for (const product of await productsOf(browser)) {
      const before = { ...productStateOf(product), offChannelIds: null };
      expect(byRow.get(product.id)).toEqual(before);
    }
    const gone = rowsOf('products', user).filter((row) => !row.is_active);
    const { body } = await browser.call<{ trash: Trashed[] }>('GET', '/api/trash?limit=500');
    const trashed = body.trash.filter(({ kind }) => kind === 'product').map(({ id }) => id);
    expect(trashed.sort()).toEqual(gone.map(idOf).sort());
    for (const id of trashed) {
      const path = `/api/products/${id}/history/count`;
      expect(await browser.call('GET', path)).toMatchObject({ body: { count: 2 } });
    }
  });
});

/** What is counted and averaged over all products. */
const overviewOf = (browser: Client) =>
  Promise.all(
    ['/api/products/summary', '/api/products/counts', '/api/reports'].map(async (path) => {
      const { status, body } = await browser.call('GET', path);
      return { path, status, body };
    }),
  );

/** All that is answered of a product, except what every save makes anew. */
const figuresOf = ({ materials, updatedAt: _, ...figures }: Product) => ({
  ...figures,
  materials: materials.map(({ id: _, ...row }) => row),
});

test('every product saved as it is keeps its price, and the figures that the migrations made', async () => {
  await eachUser(async (_user, browser) => {
    const overview = await overviewOf(browser);
    for (const product of await productsOf(browser)) {
      const { id, name, finalPrice } = product;
      const input = productInputOf(product);
      const { status, body } = await browser.call<Product>('PUT', `/api/products/${id}`, input);
      // Once there was no highest price: what is above it is shown, and its next save asks for less.
      const isWithinReach = finalPrice <= maxFinalPrice;
      expect({ name, status }).toEqual({ name, status: isWithinReach ? 200 : 422 });
      if (isWithinReach) expect(tidied(figuresOf(body))).toEqual(tidied(figuresOf(product)));
    }
    expect(tidied(await overviewOf(browser))).toEqual(tidied(overview));
  });
});

/** What is saved loses what nobody sees; until then it is shown as it is. */
const tidied = <T>(shown: T): T => JSON.parse(withoutHidden(JSON.stringify(shown)));

test('a piece could take 100 hours, and may take 1.000', async () => {
  const [payer] = (before.users ?? []).filter(({ plan }) => plan === 'pro');
  const browser = await server.signedInAs(payer?.id as UserId);
  const [product] = await productsOf(browser);
  if (!product) throw new Error('the dump has a product of who pays');
  const longer = { ...productInputOf(product), productionTime: 1000, chosenPrice: 9 };
  const path = `/api/products/${product.id}`;
  expect(await browser.call('PUT', path, longer)).toMatchObject({
    status: 200,
    body: { productionTime: 1000 },
  });
});

test('what was deleted comes back at the price it had, where the plan has room', async () => {
  const [payer] = (before.users ?? []).filter(({ plan }) => plan === 'pro');
  const browser = await server.signedInAs(payer?.id as UserId);
  const deleted = (table: string) =>
    rowsOf(table, payer ?? {}).filter(({ is_active: isActive }) => !isActive);
  expect(deleted('products').length).toBeGreaterThan(0);
  for (const { id, final_price: finalPrice } of deleted('products')) {
    const back = await browser.call('POST', `/api/products/${id}/restore`);
    expect(back).toMatchObject({ status: 200, body: { id, finalPrice } });
  }
  expect(deleted('user_materials').length).toBeGreaterThan(0);
  for (const { id, unit_price: unitPrice } of deleted('user_materials')) {
    const back = await browser.call('POST', `/api/materials/${id}/restore`);
    expect(back).toMatchObject({ status: 200, body: { id, unitPrice } });
  }
});

test('where channels were chosen, those that the person had beside them are off', async () => {
  const [payer] = (before.users ?? []).filter(({ plan }) => plan === 'pro');
  const browser = await server.signedInAs(payer?.id as UserId);
  const keep = (name: string) =>
    browser.call<{ id: string }>('POST', '/api/channels', { ...fairInput, name });
  const [fair, shop, gone] = [await keep('Feira'), await keep('Loja'), await keep('Bazar')];
  await browser.call('DELETE', `/api/channels/${gone.body.id}`);
  const [some, none] = await productsOf(browser);
  if (!(some && none)) throw new Error('the dump has products of who pays');
  const { db } = server.services;
  // As the release before stores it.
  const chosen = sql`update products set channel_ids = array[${fair.body.id}::uuid] where id = ${some.id}`;
  await db.asUser(payer?.id as UserId, (tx) => tx.execute(chosen));
  const statements = readFileSync(join(migrationsFolder, '0033_off_channels.sql'), 'utf8')
    .split('--> statement-breakpoint')
    .filter((each) => !/\badd (column|constraint)\b/i.test(each));
  await db.prepare(async (owner) => {
    for (const each of statements) await owner.execute(sql.raw(each));
  });
  const found = await productsOf(browser);
  const offOf = ({ id }: Product) => found.find((each) => each.id === id)?.offChannelIds;
  expect(offOf(some)).toEqual([shop.body.id]);
  expect(offOf(none)).toEqual([]);
});

const noStock = { on_hand: 0, stock_value: 0 };

test('nobody has stock, and whoever is on Pro can begin with it', async () => {
  const columns = ({ on_hand, stock_value }: Row) => ({ on_hand, stock_value });
  for (const rows of [after.products, after.user_materials]) {
    expect(new Set(rows?.map((row) => JSON.stringify(columns(row))))).toEqual(
      new Set([JSON.stringify(noStock)]),
    );
  }
  expect(after.stock_movements).toEqual([]);
  await eachUser(async (_user, browser) => {
    const { body: before } = await browser.call<Stock>('GET', '/api/stock');
    expect(before.materials).toEqual([]);
    expect(before.products.filter(({ onHand, value }) => onHand !== 0 || value !== 0)).toEqual([]);
    await server.setPlan(browser, 'pro');
    const path = '/api/materials?limit=1';
    const { body } = await browser.call<{ materials: CatalogueMaterial[] }>('GET', path);
    for (const material of body.materials) {
      const one = `/api/materials/${material.id}`;
      const input = { ...catalogueInputOf(material), tracked: true };
      expect(await browser.call('PUT', one, input)).toMatchObject({
        status: 200,
        body: { tracked: true, minimum: null },
      });
      const purchase = { kind: 'purchase', quantity: 3, value: 12 };
      const bought = await browser.call<StockAct>('POST', `${one}/movements`, purchase);
      expect(bought).toMatchObject({
        status: 201,
        body: { materials: [{ onHand: 3, value: 12 }] },
      });
    }
    for (const { id } of before.products.slice(0, 1)) {
      const made = `/api/products/${id}/productions`;
      expect(await browser.call('POST', made, { pieces: 2 })).toMatchObject({
        status: 201,
        body: { products: [{ id, onHand: 2 }] },
      });
    }
  });
});
