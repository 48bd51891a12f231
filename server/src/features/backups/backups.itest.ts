import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Me } from '#core/account/account-schemas.ts';
import { mailTexts } from '#core/account/email-texts.ts';
import { kindIds } from '#core/kinds/kinds.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { Problem } from '#core/schemas/problem-schemas.ts';
import type { Backup, BackupList, RestoredBackup } from '#core/workshop/backup-schemas.ts';
import type { WorkshopChanges } from '#core/workshop/workshop-schemas.ts';
import type { UserId } from '../../db/database.ts';
import { templates } from '../../db/schema.ts';
import { folderOf } from '../../storage/account-folder.ts';
import { openStorage } from '../../storage/open-storage.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { pathOf, sampleOf } from '../../testing/row-samples.ts';
import { scratchForTest } from '../../testing/scratch.ts';
import { startTcpProxy } from '../../testing/tcp-proxy.ts';
import { startBucket, type TestBucket } from '../../testing/test-bucket.ts';
import {
  type Client,
  newProfile,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { UnsoundBackupError } from './backup-file.ts';
import { workBackup } from './backup-work.ts';
import { makeBackup } from './commands.ts';

let bucket: TestBucket;
let root: string;
let here: TestServer;
let outside: TestServer;
const key = randomBytes(32);
beforeAll(async () => {
  bucket = await startBucket();
  root = mkdtempSync(join(tmpdir(), 'artesa-backups-'));
  here = await startTestServer({ storage: { folder: root, bucket: undefined, keys: undefined } });
  const storage = { folder: '', bucket: bucket.settings, keys: [key] } as const;
  outside = await startTestServer({ storage });
});
afterAll(async () => {
  await here.stop();
  await outside.stop();
  await bucket.close();
  rmSync(root, { recursive: true });
});

const listed = async (browser: Client) =>
  (await browser.call<BackupList>('GET', '/api/backups')).body.backups;

const made = async (browser: Client) => (await browser.call<Backup>('POST', '/api/backups')).body;

const added = async (browser: Client, number: number) =>
  (await browser.call<Product>('POST', '/api/products', numberedProduct(number))).body;

async function filesOf(server: TestServer, userId: UserId): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of server.services.storage.list(folderOf(userId))) paths.push(path);
  return paths;
}

const work = (server: TestServer, userId: UserId, day: string) =>
  workBackup(server.services, { task: 'account', userId, day });

describe.each([
  ['a folder', () => here],
  ['a bucket', () => outside],
])('in %s', (_what, server) => {
  test('a backup is made by hand, looked at, restored, and what was there before is kept', async () => {
    const { browser } = await server().newUser();
    const kept = await added(browser, 1);
    const gone = await added(browser, 2);
    const backup = await made(browser);
    expect(backup).toMatchObject({ cause: 'manual', products: 2, materials: 0 });
    await browser.call('DELETE', `/api/products/${gone.id}`);
    const late = await added(browser, 3);

    const path = `/api/backups/${backup.id}`;
    const none = { count: 0, names: [] };
    const products = {
      added: { count: 1, names: [gone.name] },
      changed: none,
      gone: { count: 1, names: [late.name] },
    };
    const preview = await browser.call<WorkshopChanges>('GET', `${path}/preview`);
    expect(preview.body).toMatchObject({ products, profile: false });
    const { body } = await browser.call<RestoredBackup>('POST', `${path}/restore`);
    expect(body).toMatchObject({
      changes: { products },
      before: { cause: 'beforeRestore', products: 2 },
    });
    const again = await browser.call<{ products: Product[] }>('GET', '/api/products');
    expect(again.body.products.map(({ id }) => id).sort()).toEqual([kept.id, gone.id].sort());
    expect(await listed(browser)).toEqual([body.before, backup]);

    await browser.call('POST', `/api/backups/${body.before.id}/restore`);
    const back = await browser.call<{ products: Product[] }>('GET', '/api/products');
    expect(back.body.products.map(({ id }) => id).sort()).toEqual([kept.id, late.id].sort());
  });

  test('the file of a backup is sent under a name with its day', async () => {
    const { browser } = await server().newUser();
    const backup = await made(browser);
    const { status, headers, body } = await browser.call('GET', `/api/backups/${backup.id}`);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/filename="artesa-\d{4}-\d\d-\d\d\.json"/);
    expect(Buffer.byteLength(`${JSON.stringify(body)}`)).toBeLessThanOrEqual(backup.size);
  });

  test('a job makes one backup a day where something changed, and removes the old', async () => {
    const { userId, browser } = await server().newUser();
    const { db, storage } = server().services;
    const once = () => work(server(), userId, '2026-01-01');
    // A bucket shows a file whole or not at all; this one shows what another job is just writing.
    if (server() === here) await Promise.all([once(), once()]);
    else for (const job of [once, once]) await job();
    const [first, ...others] = await listed(browser);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ cause: 'daily', products: 0 });
    await work(server(), userId, '2026-01-02');
    expect(await listed(browser)).toEqual([first]);

    await added(browser, 1);
    await work(server(), userId, '2026-01-03');
    expect((await listed(browser)).map(({ products }) => products)).toEqual([1, 0]);
    await work(server(), userId, '2026-01-03');
    expect(await filesOf(server(), userId)).toHaveLength(2);

    const age = (days: number) =>
      db.asUser(userId, (tx) =>
        tx.execute(sql`update backups set created_at = created_at - ${days} * interval '1 day'`),
      );
    await age(29);
    await work(server(), userId, '2026-01-04');
    expect(await listed(browser)).toHaveLength(3);
    await age(40);
    // As after a crash: the file is gone, its row is not yet.
    await storage.remove(`${folderOf(userId)}/${first?.id}`);
    await work(server(), userId, '2026-01-05');
    // What was there until today is in the one that no other followed for thirty days.
    expect(await listed(browser)).toMatchObject([{ products: 1 }, { products: 1 }]);
    expect(await filesOf(server(), userId)).toHaveLength(2);
  });

  test('the files go with the account', async () => {
    const { userId, browser } = await server().newUser();
    await made(browser);
    expect(await filesOf(server(), userId)).toHaveLength(1);
    const password = newProfile().password;
    expect(await browser.call('DELETE', '/api/me', { password })).toMatchObject({ status: 204 });
    await waitFor('the files to go', async () => (await filesOf(server(), userId)).length === 0);
  });
});

test.each(kindIds)(
  'a night after nothing but a %s changed makes a backup, which restores it',
  async (kind) => {
    const { userId, browser } = await here.newUser();
    const changed = { ...sampleOf[kind], name: 'Depois' };
    const { body: row } = await browser.call<{ id: string }>('POST', pathOf(kind), sampleOf[kind]);
    const path = `${pathOf(kind)}/${row.id}`;
    await work(here, userId, '2026-01-01');
    await browser.call('PUT', path, changed);
    await work(here, userId, '2026-01-02');
    await browser.call('DELETE', path);
    await work(here, userId, '2026-01-03');
    await work(here, userId, '2026-01-04');
    const backups = await listed(browser);
    expect(backups).toHaveLength(3);
    await browser.call('POST', `/api/backups/${backups[1]?.id}/restore`);
    expect(await browser.call('GET', path)).toMatchObject({ status: 200, body: changed });
  },
);

test('the daily job looks after whoever is or was on Pro, and nobody else', async () => {
  const pro = await here.newUser();
  const free = await here.newUser('free');
  const users: string[] = [];
  await workBackup(
    {
      ...here.services,
      enqueueBackup: async (job) => void (job.task === 'account' && users.push(job.userId)),
    },
    { task: 'daily' },
  );
  expect(users).toContain(pro.userId);
  expect(users).not.toContain(free.userId);
  await here.services.enqueueBackup({ task: 'daily' });
  const [backup] = await waitFor('a daily backup', async () => {
    const backups = await listed(pro.browser);
    return backups.length > 0 && backups;
  });
  expect(backup).toMatchObject({ cause: 'daily' });
  expect(await listed(free.browser)).toEqual([]);
});

test('what a crash left behind is removed, and what is on its way is not', async () => {
  const { userId, browser } = await here.newUser();
  const backup = await made(browser);
  const folder = folderOf(userId);
  const { storage } = here.services;
  await storage.write(`${folder}/old`, Buffer.from('x'));
  await storage.write(`${folder}/young`, Buffer.from('x'));
  const dayBefore = new Date(Date.now() - 24 * 3_600_000);
  utimesSync(join(root, folder, 'old'), dayBefore, dayBefore);
  await work(here, userId, '2026-01-01');
  expect((await filesOf(here, userId)).sort()).toEqual(
    [`${folder}/${backup.id}`, `${folder}/young`].sort(),
  );
});

test('a backup that cannot be read is one sentence, and changes nothing', async () => {
  const { userId, browser } = await here.newUser();
  await added(browser, 1);
  const backup = await made(browser);
  const file = join(root, folderOf(userId), backup.id);
  const whole = readFileSync(file);
  for (const wrong of [whole.subarray(0, -9), Buffer.from('x'), Buffer.alloc(0)]) {
    writeFileSync(file, wrong);
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/preview'],
      ['POST', '/restore'],
    ] as const) {
      const answer = await browser.call<Problem>(method, `/api/backups/${backup.id}${path}`);
      expect(answer).toMatchObject({ status: 500, body: { code: 'backup_unreadable' } });
    }
  }
  expect(await listed(browser)).toEqual([backup]);
});

test('a backup unpacks to no more than it was', async () => {
  const scratch = await scratchForTest();
  const logged: string[] = [];
  const server = await startTestServer({}, { scratch, logged });
  onTestFinished(() => server.stop());
  const { userId, browser } = await server.newUser();
  const backup = await made(browser);
  const larger = gzipSync(Buffer.alloc(backup.size + 1));
  await server.services.storage.write(`${folderOf(userId)}/${backup.id}`, larger);
  expect(await browser.call('GET', `/api/backups/${backup.id}/preview`)).toMatchObject({
    status: 500,
    body: { code: 'backup_unreadable' },
  });
  expect(logged.join('')).toContain('a backup cannot be read: it unpacks to more than it was');
});

describe('a backup that could not be restored', () => {
  /** What no file may have, until it is removed. */
  async function breakWorkshop(userId: UserId) {
    const { db } = here.services;
    const broken = { name: 'Urso', craftCategory: 'croche', content: { name: 7 } } as const;
    const row = { ...broken, id: uuidv7(), userId };
    await db.asUser(userId, (tx) => tx.insert(templates).values(row));
    return () => db.asUser(userId, (tx) => tx.delete(templates).where(eq(templates.id, row.id)));
  }

  test('does not count when it is made by hand, nor is anything restored without it', async () => {
    const { userId, browser } = await here.newUser();
    const backup = await made(browser);
    await breakWorkshop(userId);
    const refusal = { status: 500, body: { code: 'backup_unsound' } };
    expect(await browser.call('POST', '/api/backups')).toMatchObject(refusal);
    expect(await browser.call('POST', `/api/backups/${backup.id}/restore`)).toMatchObject(refusal);
    expect(await listed(browser)).toEqual([backup]);
    expect(await filesOf(here, userId)).toHaveLength(1);
  });

  test('at night is a failed job, told by one email and in the settings until one is good', async () => {
    const { userId, browser } = await here.newUser();
    const { services } = here;
    const status = async () => (await browser.call<BackupList>('GET', '/api/backups')).body;
    const repair = await breakWorkshop(userId);
    await services.enqueueBackup({ task: 'account', userId, day: '2026-01-01' });
    const failed = async () =>
      (await services.failedJobs.list()).filter(({ about }) => about === userId);
    await waitFor('the job to be given up', async () => (await failed()).length > 0);
    expect(await failed()).toMatchObject([{ what: 'account' }]);
    await expect(work(here, userId, '2026-01-02')).rejects.toThrow(UnsoundBackupError);
    const { backups, failingSince } = await status();
    expect({ backups, files: await filesOf(here, userId) }).toEqual({ backups: [], files: [] });
    expect(Date.now() - Date.parse(failingSince ?? '')).toBeLessThan(60_000);

    const email = (await browser.call<Me>('GET', '/api/me')).body.email;
    await here.mailed(email, mailTexts.backupFailed.subject);
    await repair();
    await work(here, userId, '2026-01-03');
    expect(await status()).toMatchObject({ backups: [{ cause: 'daily' }], failingSince: null });
    const mails = (await services.mailbox?.list()) ?? [];
    expect(mails.filter(({ to }) => to === email)).toHaveLength(1);
  });
});

test('a bucket that does not answer keeps nobody else from importing', async () => {
  const network = await startTcpProxy(bucket.port);
  onTestFinished(() => network.close());
  const url = `http://127.0.0.1:${network.port}/copias`;
  const scratch = await scratchForTest();
  const storage = { folder: '', bucket: { ...bucket.settings, url }, keys: [key] } as const;
  const server = await startTestServer({ storage }, { scratch });
  onTestFinished(() => server.stop());
  const [bia, ...patient] = await Promise.all([1, 2, 3].map(() => server.newUser()));
  const backups = await Promise.all(patient.map(({ browser }) => made(browser)));
  network.freeze();
  let answered = 0;
  const waiting = patient.flatMap(({ browser }, at) =>
    [
      browser.call('GET', `/api/backups/${backups[at]?.id}/preview`),
      browser.call('POST', `/api/backups/${backups[at]?.id}/restore`),
    ].map((call) => call.finally(() => (answered += 1))),
  );
  const file = (await bia?.browser.call('GET', '/api/export/workshop.json'))?.body;
  const imported = await bia?.browser.call('POST', '/api/import/workshop', file);
  expect({ status: imported?.status, answered }).toEqual({ status: 200, answered: 0 });
  // Whoever has not asked it yet hears the same.
  await network.cut();
  for (const answer of await Promise.all(waiting)) {
    expect(answer).toMatchObject({ status: 503, body: { code: 'storage_unavailable' } });
  }
});

test('with another key nothing is read, and the log says so in one sentence', async () => {
  const { userId } = await outside.newUser();
  const backup = await makeBackup(outside.services, userId, 'manual');
  const logged: string[] = [];
  const scratch = await scratchForTest();
  const storage = { folder: '', bucket: bucket.settings, keys: [randomBytes(32)] } as const;
  const other = await startTestServer({ storage }, { scratch, logged });
  const ana = await other.newUser();
  const { id } = await made(ana.browser);
  const sealed = await openStorage({ folder: '', bucket: bucket.settings, keys: [key] });
  const path = `${folderOf(ana.userId)}/${id}`;
  await sealed.write(path, Buffer.from(`of another key: ${backup.id}`));
  const answer = await ana.browser.call<Problem>('GET', `/api/backups/${id}/preview`);
  expect(answer).toMatchObject({ status: 500, body: { code: 'backup_unreadable' } });
  expect(logged.join('')).toContain(
    'a backup cannot be read: it was encrypted with another BACKUP_KEY than the present one',
  );
  await other.stop();
});

test('a storage that is out of reach is told as that', async () => {
  const scratch = await scratchForTest();
  const url = 'http://127.0.0.1:9/copias';
  const storage = { folder: '', bucket: { ...bucket.settings, url }, keys: [key] } as const;
  const server = await startTestServer({ storage }, { scratch });
  const { browser } = await server.newUser();
  expect(await browser.call<Problem>('POST', '/api/backups')).toMatchObject({
    status: 503,
    body: { code: 'storage_unavailable' },
  });
  expect(await listed(browser)).toEqual([]);
  await server.stop();
});

test('after Pro has ended, backups are listed and downloaded, and neither made nor restored', async () => {
  const { browser } = await here.newUser();
  const backup = await made(browser);
  await here.setPlan(browser, 'free');
  const path = `/api/backups/${backup.id}`;
  expect(await listed(browser)).toEqual([backup]);
  expect((await browser.call('GET', path)).status).toBe(200);
  for (const [method, address] of [
    ['POST', '/api/backups'],
    ['GET', `${path}/preview`],
    ['POST', `${path}/restore`],
  ] as const) {
    expect(await browser.call(method, address)).toMatchObject({ body: { code: 'pro_required' } });
  }
});

test('a tab that edits while a backup is restored is told, and nothing of it is lost', async () => {
  const { browser } = await here.newUser();
  const product = await added(browser, 1);
  const backup = await made(browser);
  const path = `/api/products/${product.id}`;
  const changed = await browser.call<Product>('PUT', path, {
    ...numberedProduct(1),
    name: 'Depois',
  });
  const read = { headers: { 'if-match': changed.headers.get('etag') ?? '' } };
  await browser.call('POST', `/api/backups/${backup.id}/restore`);

  const typed = { ...numberedProduct(1), name: 'Digitado em outra aba' };
  const refused = await browser.call<Problem & { current: Product; sent: object }>(
    'PUT',
    path,
    typed,
    read,
  );
  expect(refused).toMatchObject({
    status: 412,
    body: { code: 'product_changed', current: { name: product.name }, sent: { name: typed.name } },
  });
  type Versions = { versions: { cause: string }[] };
  const history = await browser.call<Versions>('GET', `${path}/history`);
  expect(history.body.versions.map(({ cause }) => cause)).toEqual(['backup', 'saved', 'saved']);
});

test('edits that come while a backup is restored are before it or after it, never lost', async () => {
  const { browser } = await here.newUser();
  await added(browser, 1);
  const backup = await made(browser);
  const [restored, ...late] = await Promise.all([
    browser.call<RestoredBackup>('POST', `/api/backups/${backup.id}/restore`),
    ...[2, 3, 4].map((number) => added(browser, number)),
  ]);
  expect(restored.status).toBe(200);
  const { body: before } = await browser.call<{ products: { id: string }[] }>(
    'GET',
    `/api/backups/${restored.body.before.id}`,
  );
  const { body: now } = await browser.call<{ products: Product[] }>('GET', '/api/products');
  const ids = [...before.products, ...now.products].map(({ id }) => id);
  expect(late.map(({ id }) => ids.includes(id))).toEqual([true, true, true]);
});
