import { sql } from 'drizzle-orm';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Me } from '#core/account/account-schemas.ts';
import type { LastChanges, RowChange } from '#core/kinds/change-notices.ts';
import { type KindId, kindIds, mapKinds } from '#core/kinds/kinds.ts';
import type { StockAct } from '#core/stock/stock-schemas.ts';
import { type ChangedRow, changeAsUser } from '../../db/change-as-user.ts';
import type { UserId } from '../../db/database.ts';
import { fillCatalogue } from '../../testing/fill-lists.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { pathOf, sampleOf } from '../../testing/row-samples.ts';
import { scratchForTest } from '../../testing/scratch.ts';
import { addYarnAndBears } from '../../testing/stock-by-hand.ts';
import { engine } from '../../testing/test-database.ts';
import {
  nextUser,
  type OpenEvents,
  openEvents,
  watchEvents,
} from '../../testing/test-event-stream.ts';
import {
  type Client,
  sharedServer,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';
import { readNotice } from './read-notice.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

interface Row {
  id: string;
  updatedAt: string;
}

/** Somebody new with one open stream, which has told what there is. */
async function listening(at = server) {
  const browser = await at.signedIn();
  const events = await watchEvents(at.origin, browser.cookie());
  const { data: last } = await events.next('rows');
  const { body: me } = await browser.call<Me>('GET', '/api/me');
  return { browser, events, last: last as LastChanges, id: me.id as UserId };
}

const nextChange = async (events: OpenEvents, fits: Partial<RowChange> = {}) => {
  const { data } = await events.next('changed', (data) =>
    Object.entries(fits).every(([name, value]) => Reflect.get(data as RowChange, name) === value),
  );
  return data;
};

const keep = async (browser: Client, kind: KindId) =>
  (await browser.call<Row>('POST', pathOf(kind), sampleOf[kind])).body;

test.each(kindIds)('whatever is done to a %s is told, by id and version', async (kind) => {
  const path = pathOf(kind);
  const { browser, events } = await listening();
  // Two channels are more than a free plan keeps.
  await server.setPlan(browser, 'pro');
  const second = await watchEvents(server.origin, browser.cookie());
  const announced = async (expected: { id: string; version?: string; gone?: boolean }) => {
    const all = await Promise.all([events, second].map((one) => nextChange(one, expected)));
    for (const data of all) {
      expect(data).toEqual({ kind, version: expect.any(String), gone: false, ...expected });
    }
    return all[0] as RowChange;
  };
  const row = await keep(browser, kind);
  await announced({ id: row.id, version: row.updatedAt });
  const one = `${path}/${row.id}`;
  const secret = { ...sampleOf[kind], name: 'Segredo' };
  const { body: changed } = await browser.call<Row>('PUT', one, secret);
  await announced({ id: row.id, version: changed.updatedAt });
  const { body: copy } = await browser.call<Row>('POST', `${one}/duplicate`);
  await announced({ id: copy.id, version: copy.updatedAt });
  await browser.call('DELETE', one);
  const { version } = await announced({ id: row.id, gone: true });
  const { body: restored } = await browser.call<Row>('POST', `${one}/restore`);
  await announced({ id: row.id, version: restored.updatedAt });
  const order = [row.updatedAt, changed.updatedAt, version, restored.updatedAt];
  expect(order.toSorted()).toEqual(order);
  expect(events.text()).not.toContain('Segredo');
});

test('nobody hears of somebody else’s rows', async () => {
  const [ana, bia] = [await listening(), await listening()];
  for (const kind of kindIds) await keep(ana.browser, kind);
  const own = await keep(bia.browser, 'material');
  await nextChange(bia.events, { id: own.id });
  expect(bia.events.text().match(/event: changed/g)).toHaveLength(1);
});

/** Rows of a kind that change one second after another. */
const changedRows = (count: number, gone = false) =>
  Array.from({ length: count }, (_, second) => {
    const updatedAt = new Date(Date.UTC(2026, 0, 1, 0, 0, second));
    return { id: crypto.randomUUID(), updatedAt, gone };
  });

const tellOf = (id: UserId, rows: readonly ChangedRow[]) =>
  changeAsUser(server.services.db, id, async ({ tell }) => tell('material', rows));

test('of what changes all at once a stream tells little, and the newest at last', async () => {
  const { events, id } = await listening();
  const rows = changedRows(60);
  // As sixty changes would, but all of them at one moment.
  await server.services.db.asUser(id, async (tx) => {
    for (const row of rows) {
      const notice = `${id} material ${row.updatedAt.toISOString()} ${row.id}`;
      await tx.execute(sql`select pg_notify('artesa_user', ${notice})`);
    }
  });
  await nextChange(events, { id: null, version: rows.at(-1)?.updatedAt.toISOString() ?? '' });
  expect(events.text().match(/event: changed/g)?.length).toBeLessThan(30);
});

test('a change of more than 20 rows notifies their kind alone, and of each row the last word', async () => {
  const { browser, id } = await listening();
  const heard = hearAll(id);
  await heard.hearing;
  const [many, some] = [changedRows(21), changedRows(20)];
  const [first] = some;
  if (!first) throw new Error('no rows');
  await tellOf(id, many);
  await tellOf(id, [...some, { ...first, updatedAt: new Date(Date.UTC(2027, 0)), gone: true }]);
  const changes = await heard.until(browser);
  const version = '2026-01-01T00:00:20.000Z';
  expect(changes.at(0)).toEqual({ kind: 'material', id: null, version, gone: false });
  expect(changes.slice(1)).toEqual(
    some.map((row) => ({
      kind: 'material',
      id: row.id,
      version: row === first ? '2027-01-01T00:00:00.000Z' : row.updatedAt.toISOString(),
      gone: row === first,
    })),
  );
});

/** All that the database says of a user's rows from now on. */
function hearAll(id: UserId) {
  const [hearing, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const received: RowChange[] = [];
  const stop = server.services.db.listen({
    channel: 'artesa_user',
    onResume: hearing.resolve,
    onNotice: (payload) => {
      const { userId, change } = readNotice(payload);
      if (userId !== id) return;
      if (change) received.push(change);
      else end.resolve();
    },
  });
  onTestFinished(stop);
  const until = async (browser: Client) => {
    // Notices come in order, and this one is of the user.
    await browser.call('PATCH', '/api/me', { name: 'Depois' });
    await end.promise;
    return received;
  };
  return { hearing: hearing.promise, until };
}

test('stock that moves is told to every tab of its user and to nobody else, not what moved', async () => {
  const [ana, bia] = [await listening(), await listening()];
  for (const { browser } of [ana, bia]) await server.setPlan(browser, 'pro');
  const second = await watchEvents(server.origin, ana.browser.cookie());
  const { material, product } = await addYarnAndBears(ana.browser);
  const ofYarn = `/api/materials/${material.id}/movements`;
  const ofBears = `/api/products/${product.id}`;
  const moves: [string, object?][] = [
    [ofYarn, { kind: 'purchase', quantity: 3, note: 'Segredo' }],
    [`${ofBears}/productions`, { pieces: 2 }],
    [`${ofBears}/sales`, { pieces: 1, unitPrice: 40 }],
    [`${ofBears}/movements`, { kind: 'loss', pieces: 1 }],
  ];
  const move = async (path: string, body?: object) => {
    const { body: act } = await ana.browser.call<StockAct>('POST', path, body);
    const version = act.movements[0]?.createdAt ?? '';
    const change = { kind: 'stock', id: null, version, gone: false } as const;
    for (const each of [ana.events, second]) expect(await nextChange(each, change)).toEqual(change);
    return { id: act.id, version };
  };
  for (const [path, body] of moves) await move(path, body);
  const { id } = await move(`${ofBears}/productions`, { pieces: 1 });
  const { version: stock } = await move(`/api/movements/${id}/reverse`);
  expect(ana.events.text()).not.toContain('Segredo');
  const again = await openEvents(server.origin, ana.browser.cookie());
  expect(await again.next('rows')).toMatchObject({ data: { stock } });
  const own = await keep(bia.browser, 'material');
  await nextChange(bia.events, { id: own.id });
  expect(bia.events.text().match(/event: changed/g)).toHaveLength(1);
});

test('a production of many materials notifies each kind once', async () => {
  const { browser, id } = await listening();
  await server.setPlan(browser, 'pro');
  const { db } = server.services;
  await fillCatalogue(db, id, { count: 25 });
  const tracked = sql`update user_materials set tracked = true returning id`;
  const { rows } = await db.asUser(id, (tx) => tx.execute(tracked));
  const [row] = numberedProduct(0).materials;
  const materials = rows.map((each) => ({ ...row, unit: 'metro', materialId: each.id }));
  const input = { ...numberedProduct(0), materials };
  const { body: product } = await browser.call<Row>('POST', '/api/products', input);
  const heard = hearAll(id);
  await heard.hearing;
  const made = `/api/products/${product.id}/productions`;
  const { body: act } = await browser.call<StockAct>('POST', made, { pieces: 2 });
  expect(act.movements).toHaveLength(26);
  const changes = (await heard.until(browser)).map(({ kind, id }) => ({ kind, id }));
  expect(changes.sort((one, other) => (one.kind < other.kind ? -1 : 1))).toEqual([
    { kind: 'material', id: null },
    { kind: 'product', id: product.id },
    { kind: 'stock', id: null },
  ]);
});

test('a stream begins with when the rows changed last, so that a tab knows what it missed', async () => {
  const { browser, last, events } = await listening();
  expect(last).toEqual({ ...mapKinds(() => null), stock: null });
  const product = await keep(browser, 'product');
  await nextChange(events, { id: product.id });
  events.leave();
  const material = await keep(browser, 'material');
  await browser.call('DELETE', `/api/products/${product.id}`);
  const again = await openEvents(server.origin, browser.cookie());
  const { data } = await again.next('rows');
  const { product: deletedAt, material: addedAt } = data as LastChanges;
  expect(addedAt).toBe(material.updatedAt);
  expect(deletedAt && deletedAt > product.updatedAt).toBe(true);
});

test.runIf(engine === 'postgres')('a change in one process is told by another', async () => {
  const scratch = await scratchForTest();
  const [first, second] = await Promise.all([
    startTestServer({}, { scratch }),
    startTestServer({}, { scratch }),
  ]);
  onTestFinished(() => Promise.all([first.stop(), second.stop()]).then(() => undefined));
  const { browser } = await listening(first);
  const elsewhere = await watchEvents(second.origin, browser.cookie());
  for (const kind of kindIds) {
    const { id } = await keep(browser, kind);
    await nextChange(elsewhere, { kind, id });
  }
  await browser.call('PATCH', '/api/me', { name: 'Depois' });
  await nextUser(elsewhere, { name: 'Depois' });
});
