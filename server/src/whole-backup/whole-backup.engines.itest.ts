import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { keysOf } from '#core/fields/field.ts';
import journal from '../../migrations/meta/_journal.json' with { type: 'json' };
import type { Database, UserId } from '../db/database.ts';
import { hiddenTables } from '../db/roles.ts';
import { folderOf } from '../storage/account-folder.ts';
import { openAtRest } from '../testing/open-at-rest.ts';
import { numberedProduct } from '../testing/product-input.ts';
import { restoreDump } from '../testing/restore-dump.ts';
import { addAccountRows, addWorkshopRows } from '../testing/row-in-each-table.ts';
import { scratchForTest, variablesFor } from '../testing/scratch.ts';
import {
  createOrdinaryScratch,
  createScratch,
  engine,
  type Scratch,
} from '../testing/test-database.ts';
import { startTestServer, testEnv } from '../testing/test-server.ts';
import { waitFor } from '../testing/wait-for.ts';
import { asSuperuser, guardsOf, hashTables, type Run } from '../testing/whole-tables.ts';
import { readArchive, writeArchive } from './archive.ts';
import { backUp } from './back-up.ts';
import { type Manifest, manifestName } from './manifest.ts';
import { restore } from './restore.ts';
import { openWholePostgres } from './whole-postgres.ts';

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

const newScratch = () =>
  engine === 'postgres' ? createOrdinaryScratch() : createScratch(inject('template'));

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

const allFiles = ['app-secret', 'simulation.json', 'mailbox', 'backups'];

async function expectAllOfIt(scratch: Scratch, files = allFiles): Promise<void> {
  await asSuperuser(scratch, async (run) => {
    expect(await hashTables(run)).toEqual(hashes);
    expect(await guardsOf(run)).toEqual(guards);
  });
  if (scratch.databaseUrl) {
    // So that pg_dump has all of it, also before a server was started on it.
    const owner = await openWholePostgres(scratch.databaseUrl);
    expect(await hiddenTables(owner.run)).toEqual([]);
    await owner.close();
  }
  for (const path of files) {
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

test('an installation that was started and never used gets every row and file, and is served', async () => {
  const scratch = await newScratch();
  onTestFinished(() => scratch.remove());
  if (engine === 'postgres') {
    // As migrations may make one.
    const procedure = sql`create procedure nothing() language sql as ''`;
    await openAtRest(scratch, (db) =>
      db.prepare(async (owner) => void (await owner.execute(procedure))),
    );
  }
  const generated = join(scratch.dataDir, 'app-secret');
  writeFileSync(generated, 'made by that start');
  const { secret: came } = await restore(envOf(scratch), file, quiet);
  await expectAllOfIt(scratch, ['simulation.json', 'mailbox', 'backups']);
  expect(came).toEqual({ text: secret, at: `${generated}.restored` });
  expect(readFileSync(`${generated}.restored`, 'utf8')).toBe(secret);
  expect(readFileSync(generated, 'utf8')).toBe('made by that start');
  const server = await startTestServer({}, { scratch });
  const browser = await server.signedInAs(ana);
  expect(await browser.call('GET', '/api/products')).toMatchObject({
    status: 200,
    body: { products: [{ name: 'Caneca' }] },
  });
  await server.stop();
});

test.runIf(engine === 'postgres')(
  'one of the other kind gets it too, and gives it back',
  async () => {
    const embedded = await restored(file, 'embedded');
    await expectAllOfIt(embedded);
    const again = join(folder, 'again.tar.gz');
    await backUp(envOf(embedded), again, quiet);
    await expectAllOfIt(await restored(again));
  },
);

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
      const asAuth = (query: SQL) =>
        db.asAuth(async (tx) => {
          await tx.execute(whole);
          return (await tx.execute(query)).rows;
        });
      expect(await asAuth(products)).toEqual([]);
      const names = asAuth(sql`select name from products`);
      await expect(names).rejects.toMatchObject({ cause: { code: '42501' } });
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

test.runIf(engine === 'postgres')(
  'a table that its owner cannot read whole is known, and opened before it is read',
  async () => {
    const drop = 'drop policy whole_for_owner on public.products';
    await asSuperuser(source, (run) => run(drop));
    const owner = await openWholePostgres(source.databaseUrl ?? '');
    expect(await hiddenTables(owner.run)).toEqual([{ name: 'products' }]);
    await owner.close();
    const { tables } = await backUp(envOf(source), join(folder, 'opened.tar.gz'), quiet);
    expect(tables['public.products']?.rows).toBe(2);
  },
);

test.runIf(engine === 'postgres')(
  'what others keep in the same database stays theirs',
  async () => {
    const scratch = await emptyScratch();
    await asSuperuser(scratch, async (run) => {
      await run('create schema extension');
      await run('create table extension.things (id integer)');
      await run(`create function extension.look() returns trigger language plpgsql
      as 'begin return new; end'`);
      await run(`create trigger looks after insert on extension.things
      for each row execute function extension.look()`);
      await run('alter table extension.things enable row level security, force row level security');
    });
    await restore(envOf(scratch), file, quiet);
    expect(await asSuperuser(scratch, hashTables)).toEqual(hashes);
  },
);

test('an installation with users is left as it is', async () => {
  await expect(restore(envOf(source), file, quiet)).rejects.toThrow('já tem usuários');
  await asSuperuser(source, async (run) => expect(await hashTables(run)).toEqual(hashes));
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

test.runIf(engine === 'postgres')(
  'a backup of an older version becomes what its database would have become',
  async () => {
    const dump = readFileSync(
      new URL('../db/fixtures/filled-at-0017.sql', import.meta.url),
      'utf8',
    );
    const older = await restoreDump(dump);
    onTestFinished(() => older.remove());
    const olderFile = join(folder, 'older.tar.gz');
    const { manifest } = await backUp(envOf(older), olderFile, quiet);
    expect(manifest).toMatchObject({ queue: null });
    expect(manifest.migrations.length).toBeLessThan(journal.entries.length);
    const scratch = await restored(olderFile);
    await openAtRest(older, (db) => db.prepare(async () => {}));
    const [migrated, found] = await Promise.all(
      [older, scratch].map((each) => asSuperuser(each, (run) => rowsOf(run))),
    );
    expect(found).toEqual(migrated);
  },
);

/** What migrations make of existing rows, without the ids that they give to new ones. */
const rowsOf = (run: Run) =>
  run(`
    select to_jsonb(p)::text as row from public.products p
    union all select to_jsonb(u)::text from public.users u
    union all select (to_jsonb(m) - 'id')::text from public.material_prices m
    union all select to_jsonb(s)::text from public.row_states s
    union all select hash from drizzle.__drizzle_migrations
    order by 1`);

/** Runs one of the two commands as an operator does. */
function call(name: 'backup-all' | 'restore-all', scratch: Scratch, path: string) {
  const entry = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const variables = { ...variablesFor(scratch), PATH: process.env.PATH };
  const flags = ['--disable-warning=ExperimentalWarning', '--liftoff-only'];
  const child = spawn(process.execPath, [...flags, entry, path], { env: variables });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const exited = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  return { kill: () => child.kill('SIGKILL'), exited, output: () => output };
}

/** A session that restores: the one that asks is called by the same name, and has no lock. */
const restoring =
  "select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())";

test('kill -9 in the middle of restoring leaves nothing, and all of it comes the next time', async () => {
  const scratch = await emptyScratch();
  const pipe = join(folder, 'pipe');
  await promisify(execFile)('mkfifo', [pipe]);
  const half = call('restore-all', scratch, pipe);
  const bytes = readFileSync(file);
  // It reads the whole file, and of the second time half.
  await writeFile(pipe, bytes);
  await waitFor('a place to fill', async () =>
    engine === 'embedded'
      ? existsSync(join(scratch.dataDir, 'postgres.draft'))
      : await asSuperuser(scratch, async (run) => (await run(restoring)).length > 0),
  );
  const second = await open(pipe, 'w');
  await second.write(bytes.subarray(0, bytes.length / 2));
  half.kill();
  await half.exited;
  await second.close();
  if (engine === 'embedded') expect(await readdir(scratch.dataDir)).not.toContain('postgres');
  else {
    await asSuperuser(scratch, async (run) => {
      expect(await run("select to_regclass('public.users') as users")).toEqual([{ users: null }]);
    });
  }
  const whole = call('restore-all', scratch, file);
  expect(await whole.exited).toBe(0);
  expect(whole.output()).toContain('usuários: 2, produtos: 2,');
  await expectAllOfIt(scratch);
});

test.runIf(engine === 'postgres')(
  'kill -9 in the middle of backing up leaves no file, and the next time there is one',
  async () => {
    const made = join(folder, 'made.tar.gz');
    await asSuperuser(source, async (run) => {
      await run('begin');
      await run('lock table public.users in access exclusive mode');
      const half = call('backup-all', source, made);
      await waitFor('the draft', async () => existsSync(`${made}.draft`));
      half.kill();
      await half.exited;
      await run('rollback');
    });
    expect(existsSync(made)).toBe(false);
    const whole = call('backup-all', source, made);
    expect(await whole.exited).toBe(0);
    expect(whole.output()).toContain(`Backup completo em ${made}: usuários: 2, produtos: 2,`);
    const entries = async (path: string) => {
      const names: string[] = [];
      await readArchive(path, async (name) => void names.push(name));
      return names;
    };
    expect(await entries(made)).toEqual(await entries(file));
  },
);

test.runIf(engine === 'embedded')(
  'a running server gives a copy of one moment to whoever reads its data folder',
  async () => {
    const scratch = await scratchForTest();
    const server = await startTestServer({}, { scratch });
    const { browser } = await server.newUser();
    const save = async (number: number) => {
      const product = numberedProduct(number);
      expect((await browser.call('POST', '/api/products', product)).status).toBe(201);
    };
    await save(1);
    let isDone = false;
    let saved = 1;
    const saving = (async () => {
      for (; !isDone; saved += 1) await save(saved + 1);
    })();
    const made = join(folder, 'running.tar.gz');
    const { tables } = await backUp(envOf(scratch), made, quiet);
    isDone = true;
    await saving;
    const products = tables['public.products']?.rows ?? 0;
    expect(products).toBeGreaterThanOrEqual(1);
    expect(products).toBeLessThan(saved);
    expect(tables['public.row_states']?.rows).toBe(products);
    const door = join(scratch.dataDir, 'embedded.door');
    expect(statSync(door).mode & 0o777).toBe(0o600);
    const { port } = JSON.parse(readFileSync(door, 'utf8')) as { port: number };
    const answer = await fetch(`http://127.0.0.1:${port}/copy/1`, { method: 'POST' });
    expect(answer.status).toBe(403);
    expect((await readdir(scratch.dataDir)).filter((name) => name.includes('copy'))).toEqual([]);
    await server.stop();
    expect(existsSync(door)).toBe(false);
  },
);
