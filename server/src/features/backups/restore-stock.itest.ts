import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import type { Problem } from '#core/schemas/problem-schemas.ts';
import type { Stock, StockAct } from '#core/stock/stock-schemas.ts';
import type { Backup, RestoredBackup } from '#core/workshop/backup-schemas.ts';
import type { Workshop, WorkshopChanges } from '#core/workshop/workshop-schemas.ts';
import type { UserId } from '../../db/database.ts';
import { folderOf } from '../../storage/account-folder.ts';
import { addYarnAndPieces } from '../../testing/add-yarn-and-pieces.ts';
import { answered } from '../../testing/answered.ts';
import { stockOfWorkshop, takenBackOf } from '../../testing/same-workshop.ts';
import { findWrongSums } from '../../testing/stock-sums.ts';
import { type Client, sharedServer, type TestServer } from '../../testing/test-server.ts';
import { workBackup } from './backup-work.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

async function workshop() {
  const { userId, browser } = await server.newUser();
  return { userId, browser, ...(await addYarnAndPieces(browser)) };
}

const move = (browser: Client, path: string, body?: object) =>
  answered<StockAct>(browser, 'POST', `/api/${path}`, body);
const stockOf = (browser: Client) => answered<Stock>(browser, 'GET', '/api/stock');
const exportOf = (browser: Client) =>
  answered<Workshop>(browser, 'GET', '/api/export/workshop.json');
const backUp = (browser: Client) => answered<Backup>(browser, 'POST', '/api/backups');
const restore = async (browser: Client, { id }: Backup) =>
  (await answered<RestoredBackup>(browser, 'POST', `/api/backups/${id}/restore`)).changes.movements;

test('stock becomes what it was, and restoring it again moves nothing', async () => {
  const { userId, browser, material, product, bought } = await workshop();
  const path = `products/${product.id}`;
  const made = await move(browser, `${path}/productions`, { pieces: 3 });
  const backup = await backUp(browser);
  const before = await stockOf(browser);
  const original = stockOfWorkshop(await exportOf(browser));

  await move(browser, `${path}/sales`, { pieces: 2, unitPrice: 80 });
  await move(browser, `movements/${made.id}/reverse`);
  await move(browser, `movements/${bought.id}/reverse`);
  await move(browser, `materials/${material.id}/movements`, { kind: 'adjustment', quantity: 17 });
  expect(await stockOf(browser)).not.toEqual(before);
  const preview = await answered<WorkshopChanges>(
    browser,
    'GET',
    `/api/backups/${backup.id}/preview`,
  );
  // The purchase and both movements of the production; the sale and the count.
  expect(preview.movements).toEqual({ added: 3, reversed: 2 });
  expect(await restore(browser, backup)).toEqual(preview.movements);
  expect(await stockOf(browser)).toEqual(before);
  const restored = await exportOf(browser);
  expect(stockOfWorkshop(restored)).toEqual(original);
  expect(await findWrongSums(server.services.db, userId)).toEqual([]);

  expect(await restore(browser, backup)).toEqual({ added: 0, reversed: 0 });
  expect((await exportOf(browser)).movements).toEqual(restored.movements);

  // What came back is one act, as it was.
  const copies = restored.movements?.filter(
    ({ kind, actId }) => kind === 'production' && actId !== made.id,
  );
  expect(new Set(copies?.map(({ actId }) => actId)).size).toBe(1);
  const undone = await move(browser, `movements/${copies?.[0]?.id}/reverse`);
  expect(undone.movements).toHaveLength(2);
  expect(await restore(browser, backup)).toEqual({ added: 2, reversed: 0 });
  expect(await stockOf(browser)).toEqual(before);
  expect(await findWrongSums(server.services.db, userId)).toEqual([]);
});

test('two acts that look alike are taken back and come again, each as a whole', async () => {
  const { userId, browser, product } = await workshop();
  const path = `products/${product.id}/productions`;
  const happenedAt = '2026-03-01T12:00:00.000Z';
  const first = await move(browser, path, { pieces: 1, happenedAt });
  const backup = await backUp(browser);
  const before = await stockOf(browser);
  await move(browser, `movements/${first.id}/reverse`);
  const ofYarn = `materials/${product.materials[0]?.materialId}/movements`;
  await move(browser, ofYarn, { kind: 'purchase', quantity: 100, value: 90 });
  await move(browser, path, { pieces: 1, happenedAt });
  expect(await restore(browser, backup)).toEqual({ added: 2, reversed: 3 });
  expect(await stockOf(browser)).toEqual(before);
  const { movements = [] } = await exportOf(browser);
  const takenBack = takenBackOf(movements);
  for (const act of Map.groupBy(movements, ({ actId }) => actId).values()) {
    expect(new Set(act.map(({ id }) => takenBack.has(id))).size).toBe(1);
  }
  expect(await findWrongSums(server.services.db, userId)).toEqual([]);
});

test('a backup from before stock has none', async () => {
  const { userId, browser, material } = await workshop();
  const backup = await backUp(browser);
  const { movements: _, ...file } = await exportOf(browser);
  const materials = file.materials.map(({ tracked: _tracked, minimum: _minimum, ...row }) => row);
  await replaceFile(userId, backup, { ...file, version: 1, materials });
  const read = await answered<Workshop>(browser, 'GET', `/api/backups/${backup.id}`);
  expect(read.version).toBe(1);
  expect(await restore(browser, backup)).toEqual({ added: 0, reversed: 1 });
  expect((await stockOf(browser)).materials).toMatchObject([
    { id: material.id, onHand: 0, value: 0, minimum: 50 },
  ]);
  expect(await restore(browser, backup)).toEqual({ added: 0, reversed: 0 });
  expect(await findWrongSums(server.services.db, userId)).toEqual([]);
});

test('a material may be of another dimension again, with the stock that it had', async () => {
  const { userId, browser, material } = await workshop();
  const backup = await backUp(browser);
  const { movements: _, ...file } = await exportOf(browser);
  const inMetres = file.materials.map((row) => ({ ...row, unitType: 'metro' }));
  await replaceFile(userId, backup, { ...file, movements: [], materials: inMetres });
  expect(await restore(browser, backup)).toEqual({ added: 0, reversed: 1 });
  const path = `materials/${material.id}/movements`;
  await move(browser, path, { kind: 'purchase', quantity: 2, value: 3 });
  expect((await stockOf(browser)).materials).toMatchObject([{ unit: 'metro', onHand: 2 }]);
  const [before] = (await answered<{ backups: Backup[] }>(browser, 'GET', '/api/backups')).backups;
  if (!before) throw new Error('no backup of what was there before');
  expect(await restore(browser, before)).toEqual({ added: 1, reversed: 1 });
  expect((await stockOf(browser)).materials).toMatchObject([
    { unit: 'grama', onHand: 500, value: 45 },
  ]);
  expect(await findWrongSums(server.services.db, userId)).toEqual([]);
});

test('a movement makes the next backup due, and so does one that a file brings', async () => {
  const { userId, browser, bought } = await workshop();
  const work = (day: string) => workBackup(server.services, { task: 'account', userId, day });
  const made = async () =>
    (await answered<{ backups: Backup[] }>(browser, 'GET', '/api/backups')).backups.length;
  const file = await exportOf(browser);
  await work('2026-01-01');
  await work('2026-01-02');
  expect(await made()).toBe(1);
  await move(browser, `movements/${bought.id}/reverse`);
  await work('2026-01-03');
  expect(await made()).toBe(2);
  await work('2026-01-04');
  expect(await made()).toBe(2);
  const createdAt = '2026-01-01T00:00:00.000Z';
  const id = crypto.randomUUID();
  const [old] = file.movements ?? [];
  const movements = [{ ...old, id, actId: id, createdAt }];
  await answered(browser, 'POST', '/api/import/workshop', { ...file, movements });
  await work('2026-01-05');
  expect(await made()).toBe(3);
});

test('a damaged backup is refused, and moves nothing', async () => {
  const { userId, browser, bought } = await workshop();
  const backup = await backUp(browser);
  const file = await exportOf(browser);
  const movements = file.movements?.map((each) => ({ ...each, unit: 'metro' }));
  await replaceFile(userId, backup, { ...file, movements });
  await move(browser, `movements/${bought.id}/reverse`);
  const before = await stockOf(browser);
  const refused = await browser.call<Problem>('POST', `/api/backups/${backup.id}/restore`);
  expect(refused).toMatchObject({ status: 422, body: { code: 'file_damaged' } });
  expect(await stockOf(browser)).toEqual(before);
});

/** As if a backup had been made of something else. */
async function replaceFile(userId: UserId, { id }: Backup, file: object): Promise<void> {
  const bytes = gzipSync(JSON.stringify(file));
  await server.services.storage.write(`${folderOf(userId)}/${id}`, bytes);
}
