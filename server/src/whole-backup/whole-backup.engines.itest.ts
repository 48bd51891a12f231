import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { keysOf } from '#core/fields/field.ts';
import type { Database, UserId } from '../db/database.ts';
import { folderOf } from '../storage/account-folder.ts';
import { createOrdinaryScratch, createScratch, engine, type Scratch } from '../testing/database.ts';
import { openAtRest } from '../testing/open-at-rest.ts';
import { addAccountRows, addWorkshopRows } from '../testing/row-in-each-table.ts';
import { startTestServer, testEnv } from '../testing/test-server.ts';
import { asSuperuser, guardsOf, hashTables } from '../testing/whole-tables.ts';
import { readArchive, writeArchive } from './archive.ts';
import { backUp } from './back-up.ts';
import { type Manifest, manifestName } from './manifest.ts';
import { restore } from './restore.ts';

/** One filled installation, whose backup all tests restore. */
let source: Scratch;
let ana: UserId;
let folder: string;
let file: string;
let hashes: Record<string, string>;
let guards: string[];

const quiet = () => {};
const secret = 'a generated secret of forty-three characters';

const envOf = ({ databaseUrl, dataDir }: Pick<Scratch, 'databaseUrl' | 'dataDir'>) => ({
  ...testEnv,
  databaseUrl,
  dataDir,
  storage: { folder: join(dataDir, 'backups'), bucket: undefined, keys: undefined },
});

const newScratch = () => (engine === 'postgres' ? createOrdinaryScratch() : createScratch());

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'artesa-whole-'));
  file = join(folder, 'all.tar.gz');
  source = await newScratch();
  const server = await startTestServer({}, { scratch: source });
  for (const turn of [1, 2]) {
    const { userId } = await server.newUser();
    await fill(server.services.db, userId);
    const path = `${folderOf(userId)}/${userId}`;
    await server.services.storage.write(path, Buffer.from(`backup ${turn}`));
    await server.services.enqueueBackup({ task: 'erase', folder: path });
    ana = userId;
  }
  const mail = { to: 'ana@example.com', subject: 'Olá', text: 'Olá, Ana', html: '<p>Olá</p>' };
  await server.services.mailbox?.send(mail, 'one');
  await server.stop();
  writeFileSync(join(source.dataDir, 'app-secret'), secret);
  writeFileSync(join(source.dataDir, 'simulation.json'), '{}');
  [hashes, guards] = await asSuperuser(source, async (run) => [
    await hashTables(run),
    await guardsOf(run),
  ]);
  await backUp(envOf(source), file, quiet);
});

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await source?.remove();
});

async function fill(db: Database, userId: UserId): Promise<void> {
  await addWorkshopRows(db, userId);
  await addAccountRows(db, userId);
  await db.prepare(async (owner) => {
    await owner.execute(sql`insert into pgboss.warning (type, message) values ('a', 'warning')`);
    await owner.execute(sql`insert into pgboss.subscription (event, name)
      values (${userId}, 'backup-failed')`);
    await owner.execute(sql`insert into pgboss.job_dependency
      (child_name, child_id, parent_name, parent_id) values ('a', ${userId}, 'b', ${userId})`);
  });
}

/** An empty place of either engine, gone when the test is over. */
async function emptyScratch(kind = engine): Promise<Scratch> {
  if (kind === 'postgres') {
    const scratch = await createOrdinaryScratch();
    onTestFinished(() => scratch.remove());
    return scratch;
  }
  const dataDir = mkdtempSync(join(folder, 'data-'));
  return { dataDir, databaseUrl: undefined, remove: async () => {} };
}

/** Restores a file in a new place of this engine. */
async function restored(from: string, kind = engine): Promise<Scratch> {
  const scratch = await emptyScratch(kind);
  await restore(envOf(scratch), from, quiet);
  return scratch;
}

async function expectAllOfIt(scratch: Scratch): Promise<void> {
  await asSuperuser(scratch, async (run) => {
    expect(await hashTables(run)).toEqual(hashes);
    expect(await guardsOf(run)).toEqual(guards);
  });
  for (const path of ['app-secret', 'simulation.json', 'mailbox', 'backups']) {
    expect(await bytesBelow(scratch, path)).toEqual(await bytesBelow(source, path));
  }
}

async function bytesBelow({ dataDir }: Scratch, path: string): Promise<[string, string][]> {
  const names = await readdir(join(dataDir, path), { recursive: true, withFileTypes: true }).catch(
    () => undefined,
  );
  if (!names) return [[path, readFileSync(join(dataDir, path), 'utf8')]];
  const files = names.filter((name) => name.isFile());
  return files
    .map((each) => join(each.parentPath, each.name))
    .map((each): [string, string] => [each.slice(dataDir.length), readFileSync(each, 'utf8')])
    .sort();
}

test('no table is without a row, so that none could be forgotten', () => {
  expect(Object.entries(hashes).filter(([, hash]) => hash.startsWith('0 '))).toEqual([]);
  expect(keysOf(hashes).length).toBeGreaterThan(28);
});

test('an empty installation of the other kind, and of the same, gets every row and file', async () => {
  const embedded = await restored(file, 'embedded');
  await expectAllOfIt(embedded);
  if (engine === 'embedded') return;
  await expectAllOfIt(await restored(file));
  const again = join(folder, 'again.tar.gz');
  await backUp(envOf(embedded), again, quiet);
  await expectAllOfIt(await restored(again));
});

test('what was restored is served, and its users sign in', async () => {
  const scratch = await restored(file);
  const server = await startTestServer({ keys: testEnv.keys }, { scratch });
  const browser = await server.signedInAs(ana);
  expect(await browser.call('GET', '/api/products')).toMatchObject({
    status: 200,
    body: { products: [{ name: 'Caneca' }] },
  });
  await server.stop();
});

test.runIf(engine === 'postgres')(
  'only the owner of the tables reads all of them, and only where it says so',
  async () => {
    await openAtRest(source, async (db) => {
      const whole = sql`set local app.whole to 'on'`;
      const products = sql`select user_id from products`;
      const seen = await db.asUser(ana, async (tx) => {
        await tx.execute(whole);
        return (await tx.execute(products)).rows;
      });
      expect(seen).toEqual([{ user_id: ana }]);
      const asAuth = db.asAuth(async (tx) => {
        await tx.execute(whole);
        await tx.execute(products);
      });
      await expect(asAuth).rejects.toMatchObject({ cause: { code: '42501' } });
      await db.prepare(async (owner) => {
        expect((await owner.execute(products)).rows).toEqual([]);
        await owner.execute(sql`set app.whole to 'on'`);
        expect((await owner.execute(products)).rows).toHaveLength(2);
        const changed = await owner.execute(sql`update products set name = 'x' returning id`);
        expect(changed.rows).toEqual([]);
      });
    });
  },
);

test('an installation with users is left as it is', async () => {
  await expect(restore(envOf(source), file, quiet)).rejects.toThrow('já tem usuários');
  await asSuperuser(source, async (run) => expect(await hashTables(run)).toEqual(hashes));
});

test('one that was started and never used counts as empty', async () => {
  const scratch = await emptyScratch();
  await openAtRest(scratch, (db) => db.prepare(async () => {}));
  mkdirSync(scratch.dataDir, { recursive: true });
  writeFileSync(join(scratch.dataDir, 'app-secret'), 'made by that start');
  const { secret: came } = await restore(envOf(scratch), file, quiet);
  expect(came).toEqual({ text: secret, at: join(scratch.dataDir, 'app-secret.restored') });
  expect(readFileSync(came?.at ?? '', 'utf8')).toBe(secret);
  expect(readFileSync(join(scratch.dataDir, 'app-secret'), 'utf8')).toBe('made by that start');
  await asSuperuser(scratch, async (run) => expect(await hashTables(run)).toEqual(hashes));
});

test.runIf(engine === 'postgres')('a database of another program is left as it is', async () => {
  const scratch = await emptyScratch();
  await asSuperuser(scratch, (run) => run('create table public.theirs as select 1 as one'));
  await expect(restore(envOf(scratch), file, quiet)).rejects.toThrow(
    'O banco de dados tem tabelas de outro programa: use um banco vazio.',
  );
  await asSuperuser(scratch, async (run) => {
    expect(await run('select one from public.theirs')).toEqual([{ one: 1 }]);
  });
});

/** The file, with something else in its first entry. */
async function changedFile(name: string, change: (manifest: Manifest) => Partial<Manifest>) {
  const changed = join(folder, name);
  await writeArchive(changed, async (add) => {
    await readArchive(file, async (entry, bytes) => {
      if (entry !== manifestName) return await add(entry, bytes);
      const manifest = JSON.parse(bytes.toString()) as Manifest;
      await add(entry, JSON.stringify({ ...manifest, ...change(manifest) }));
    });
  });
  return changed;
}

test('a file of a newer program, and a damaged one, are refused before anything is written', async () => {
  const scratch = await emptyScratch();
  const newer = await changedFile('newer.tar.gz', ({ migrations }) => ({
    migrations: [...migrations, 'one that comes later'],
  }));
  const later = await changedFile('later.tar.gz', () => ({ format: 2 }));
  const cut = join(folder, 'cut.tar.gz');
  writeFileSync(cut, readFileSync(file).subarray(0, -100));
  const refusals = {
    [newer]: 'versão mais nova',
    [later]: 'versão mais nova',
    [cut]: 'incompleto',
  };
  for (const [each, reason] of Object.entries(refusals)) {
    await expect(restore(envOf(scratch), each, quiet)).rejects.toThrow(reason);
  }
  expect(await readdir(scratch.dataDir)).toEqual([]);
});

test('rows that do not come out as they went in are not kept', async () => {
  const scratch = await emptyScratch();
  const other = join(folder, 'other.tar.gz');
  await writeArchive(other, async (add) => {
    await readArchive(file, async (entry, bytes) => {
      const lines = entry.includes('public.users/') && bytes.toString().replace('Ana', 'Eva');
      await add(entry, lines || bytes);
    });
  });
  await expect(restore(envOf(scratch), other, quiet)).rejects.toThrow(
    'A tabela public.users não ficou igual à do backup (2 linhas em vez de 2); nada foi restaurado.',
  );
  await expectAllOfItAfter(scratch);
});

/** Nothing that failed stands in the way. */
async function expectAllOfItAfter(scratch: Scratch): Promise<void> {
  await restore(envOf(scratch), file, quiet);
  await asSuperuser(scratch, async (run) => expect(await hashTables(run)).toEqual(hashes));
}
