import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HistoryCause } from '#core/history/history-causes.ts';
import type { History, ProductState } from '#core/history/history-schemas.ts';
import { changeWords } from '#core/history/history-texts.ts';
import { type HistoryKind, kinds, mapLists } from '#core/kinds/kinds.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { Template } from '#core/templates/template-schemas.ts';
import type { BackupCause } from '#core/workshop/backup-causes.ts';
import {
  type Workshop,
  type WorkshopChanges,
  workshopVersion,
} from '#core/workshop/workshop-schemas.ts';
import type { UserId } from '../../db/database.ts';
import { backups, rowStates, templates } from '../../db/schema.ts';
import { openStorage } from '../../storage/open-storage.ts';
import { addAccount } from '../../testing/add-account.ts';
import { answered } from '../../testing/answered.ts';
import { freezeWorkshop } from '../../testing/freeze.ts';
import { frozenBytes, frozenJson } from '../../testing/frozen.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { rowsOfWorkshop, stockOfWorkshop } from '../../testing/same-workshop.ts';
import { findWrongSums } from '../../testing/stock-sums.ts';
import {
  type Client,
  newProfile,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';
import { pathOf } from './backup-file.ts';

// What older versions wrote (see the folder `frozen`), read by the running product to the cent.

/** The account and the backup that the encrypted file is bound to, and the key to it. */
const sealed = {
  userId: '01a21648-afd5-7043-9767-81d00e1b374a',
  id: '01a21649-5e91-7405-9a6d-e51b16d38955',
  key: Buffer.alloc(32, 7),
};

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'artesa-frozen-'));
  const storage = { folder, bucket: undefined, keys: [sealed.key] } as const;
  server = await startTestServer({ storage });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

interface StoredState {
  readonly row_id: string;
  readonly kind: HistoryKind;
  readonly version: number;
  readonly cause: HistoryCause;
  readonly at: string;
  readonly state: ProductState | null;
}

const exported = (browser: Client) =>
  answered<Workshop>(browser, 'GET', '/api/export/workshop.json');

/** Those of which a file is there. */
const versions = Array.from({ length: workshopVersion }, (_, index) => index + 1);

test.each(versions)('a file of version %i is imported', async (version) => {
  const { userId, browser: ana } = await server.newUser();
  const file = frozenJson<Workshop>(`workshop-${version}.json`);
  await answered(ana, 'POST', '/api/import/workshop', file);
  const after = await exported(ana);
  expect(rowsOfWorkshop(after)).toMatchObject(rowsOfWorkshop(file));
  expect(await findWrongSums(server.services.db, userId)).toEqual([]);

  // Once more it changes nothing, whatever fields came since.
  const path = '/api/import/workshop/preview';
  const again = await answered<WorkshopChanges>(ana, 'POST', path, file);
  const lists = [...Object.values(kinds).map(({ list }) => list), 'templates'] as const;
  for (const list of lists) {
    expect(again[list]).toMatchObject({ added: { count: 0 }, changed: { count: 0 } });
  }
});

interface FrozenBackup {
  readonly name: string;
  readonly version: number;
  readonly cause: BackupCause;
  readonly id?: UserId;
}

test.each<FrozenBackup>([
  { name: 'backup-2-sealed', version: 2, cause: 'beforeRestore', id: sealed.userId as UserId },
  ...versions.map((version) => ({ name: `backup-${version}`, version, cause: 'manual' as const })),
])('$name is restored', async ({ name, version, cause, id }) => {
  const { db } = server.services;
  const profile = { ...newProfile(), ...(id && { id }) };
  const userId = await addAccount(db, profile, 'pro');
  const ana = await server.signedInAs(userId);
  const file = frozenJson<Workshop>(`workshop-${version}.json`);
  const raw = await openStorage({ folder, bucket: undefined, keys: undefined });
  await raw.write(pathOf(userId, sealed.id), frozenBytes(name));
  const row = { id: sealed.id, userId, cause, size: 2 ** 20, products: 1, materials: 1 };
  await db.asUser(userId, (tx) => tx.insert(backups).values(row));

  await answered(ana, 'POST', '/api/products', numberedProduct(1));
  await answered(ana, 'POST', `/api/backups/${sealed.id}/restore`);
  const { movements: _moved, habits: _habits, ...rows } = rowsOfWorkshop(file);
  const after = await exported(ana);
  const there = rowsOfWorkshop(after);
  const ofFile = <T extends { id: string }>(all: readonly T[], those: readonly { id: string }[]) =>
    all.filter((each) => those.some((one) => one.id === each.id));
  expect({
    ...mapLists((kind) => there[kinds[kind].list]),
    products: ofFile(there.products, file.products),
    templates: there.templates,
    history: ofFile(there.history, rows.history),
  }).toMatchObject(rows);
  expect(stockOfWorkshop(after)).toEqual(stockOfWorkshop(file));
  expect(await findWrongSums(db, userId)).toEqual([]);
});

/** The frozen states of a file's rows. */
const states = frozenJson<StoredState[]>('row-states.json');

const ownTemplates = async (browser: Client) => {
  const path = '/api/templates';
  const { templates: listed } = await answered<{ templates: Template[] }>(browser, 'GET', path);
  return listed.filter(({ own }) => own);
};

test('rows that an older version kept are history and a template as they were', async () => {
  const { userId, browser: ana } = await server.newUser();
  const file = frozenJson<Workshop>('workshop-2.json');
  await answered(ana, 'POST', '/api/import/workshop', { ...file, history: [] });
  const [template] = frozenJson<{ content: Partial<ProductState> }[]>('templates.json');
  // The import made a first version of each row, and a second one of those that are deleted.
  const later = states.map(({ row_id: rowId, at, version, ...row }) => {
    return { ...row, userId, rowId, version: version + 2, at: new Date(at) };
  });
  await server.services.db.asUser(userId, async (tx) => {
    await tx.insert(rowStates).values(later);
    await tx.update(templates).set({ content: template?.content });
  });
  const [own] = await ownTemplates(ana);
  const { hourlyRate: _h, rounding: _r, chosenPrice: _c, ...taken } = template?.content ?? {};
  expect(own).toMatchObject(taken);

  for (const { rowId, kind, version, state } of later) {
    const path = `/api/${kind === 'product' ? 'products' : 'materials'}/${rowId}/history`;
    const { versions } = await answered<History>(ana, 'GET', path);
    const finalPrice = state && kind === 'product' ? state.finalPrice : null;
    expect(versions.find((each) => each.version === version)).toMatchObject({ finalPrice });
    const read = await ana.call<{ state: object | null }>('GET', `${path}/${version}`);
    if (state) expect(read.body.state).toMatchObject(state);
    else expect(read.body.state).toBeNull();
  }
  const mug = later.find(({ state }) => state?.name === 'Caneca');
  const path = `/api/products/${mug?.rowId}/history/${mug?.version}/restore`;
  expect(finalFigures(await answered<Product>(ana, 'POST', path))).toEqual(
    finalFigures(mug?.state as ProductState),
  );
});

const finalFigures = ({ totalCost, finalPrice, profit }: ProductState | Product) => ({
  totalCost,
  finalPrice,
  profit,
});

// FREEZE=1 keeps what the present program writes as what every later one reads.
test.runIf(process.env.FREEZE)('the present version is frozen', async () => {
  const unsealed = await startTestServer({
    storage: { folder, bucket: undefined, keys: undefined },
  });
  await freezeWorkshop(unsealed, folder).finally(() => unsealed.stop());
  expect(frozenJson<Workshop>(`workshop-${workshopVersion}.json`)).toMatchObject({
    version: workshopVersion,
  });
});

test('what a newer version kept is said, refused and left alone', async () => {
  const { userId, browser: ana } = await server.newUser();
  const product = await answered<Product>(ana, 'POST', '/api/products', numberedProduct(1));
  await answered(ana, 'POST', '/api/templates', { productId: product.id });
  const newer = JSON.stringify({ colour: 'azul' });
  await server.services.db.asUser(userId, async (tx) => {
    await tx.execute(sql`
      insert into row_states (user_id, kind, row_id, version, cause, state)
      select user_id, kind, row_id, 2, cause, state || ${newer}::jsonb from row_states`);
    await tx.update(templates).set({ content: sql`${templates.content} || ${newer}::jsonb` });
  });

  const path = `/api/products/${product.id}/history`;
  const { versions } = await answered<History>(ana, 'GET', path);
  expect(versions).toMatchObject([
    { version: 2, finalPrice: null, changes: [changeWords.newer] },
    { version: 1, finalPrice: product.finalPrice },
  ]);
  const refused = { status: 503, body: { code: 'kept_newer' } };
  expect(await ana.call('GET', `${path}/2`)).toMatchObject(refused);
  expect(await ana.call('POST', `${path}/2/restore`)).toMatchObject(refused);
  const [own] = await ownTemplates(ana);
  expect(own).toMatchObject({ name: product.name, newer: true, materials: [] });

  // A copy takes it along for the version that can read it.
  const headers = { cookie: ana.cookie() };
  const answer = await fetch(`${server.origin}/api/export/workshop.json`, { headers });
  const text = await answer.text();
  expect(text.match(/"colour":"azul"/g)).toHaveLength(2);
  const file = await ana.call('POST', '/api/import/workshop/preview', text);
  expect(file).toMatchObject({ status: 422, body: { code: 'file_newer' } });
});
