import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { folderOf } from '../storage/account-folder.ts';
import { addAccount } from '../testing/add-account.ts';
import { type Entry, entry, writeEntries } from '../testing/hostile-archives.ts';
import { openAtRest } from '../testing/open-at-rest.ts';
import { scratchForTest, variablesFor } from '../testing/scratch.ts';
import { callArtesa } from '../testing/spawn-server.ts';
import { createScratch, engine, type Scratch } from '../testing/test-database.ts';
import { newProfile } from '../testing/test-server.ts';
import { asSuperuser, hashTables } from '../testing/whole-tables.ts';
import { readArchive } from './archive.ts';
import { type Manifest, manifestName, partOf, type Summary, summaryName } from './manifest.ts';
import { restore } from './restore.ts';
import { createTally } from './tally.ts';

/** What the backup of an installation with one user consists of. */
let sound: Content;
let folder: string;
let backup: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'artesa-hostile-'));
  const source = await createScratch(inject('template'));
  const userId = await openAtRest(source, (db) => addAccount(db, newProfile()));
  backup = `backups/${folderOf(userId)}/${userId}`;
  const files = { 'simulation.json': '{}', 'mailbox/one.json': '{}', [backup]: 'sealed' };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(source.dataDir, path, '..'), { recursive: true });
    writeFileSync(join(source.dataDir, path), text);
  }
  const file = join(folder, 'all.tar.gz');
  expect(callArtesa(variablesFor(source), 'backup-all', file)).toMatchObject({ status: 0 });
  await source.remove();
  const rows: Record<string, string> = {};
  const others: Entry[] = [];
  await readArchive(file, async (name, bytes) => {
    const [kind, table = ''] = name.split('/');
    if (kind === 'tables') rows[table] = (rows[table] ?? '') + bytes.toString();
    else others.push({ name, bytes });
  });
  const manifest = JSON.parse(String(others[0]?.bytes)) as Manifest;
  sound = { manifest, rows, files: others.slice(1, -1) };
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An installation that was started and never used, with a secret of its own. */
async function startedScratch(): Promise<Scratch> {
  const scratch = await scratchForTest();
  writeFileSync(join(scratch.dataDir, 'app-secret'), 'the secret of this place');
  return scratch;
}

/** What its folder and its tables hold; tables that were made anew are other ones. */
async function stateOf(scratch: Scratch) {
  const tables = await asSuperuser(scratch, async (run) => [
    await hashTables(run),
    await run("select oid::int, relname from pg_class where relkind in ('r', 'p') order by 1"),
  ]);
  return { tables, files: filesOf(scratch) };
}

/** The lock tells of whoever asked; the embedded engine writes wherever it opens. */
const passing = /^(embedded\.lock|postgres\/.*)$/;

/** Each path below DATA_DIR with a hash of what is in it; a folder has none. */
const filesOf = ({ dataDir }: Scratch) =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .map((each) => ({ path: relative(dataDir, join(each.parentPath, each.name)), each }))
    .filter(({ path }) => !passing.test(path))
    .map(({ path, each }) => [
      path,
      each.isFile() && hash('sha256', readFileSync(join(dataDir, path))),
    ])
    .sort();

const envOf = ({ dataDir, databaseUrl }: Scratch) => ({
  dataDir,
  databaseUrl,
  databaseDirectUrl: undefined,
});

/** What is said of a changed archive, with names of this run left out. */
async function refusalOf(scratch: Scratch, entries: readonly Entry[]): Promise<string> {
  const file = join(folder, 'hostile.tar.gz');
  await writeEntries(file, entries);
  const error: Error = await restore(envOf(scratch), file, () => {}).then(
    () => new Error('restored'),
    (thrown) => thrown,
  );
  expect(error).toBeInstanceOf(StartupError);
  return error.message.replace(scratch.dataDir, 'DATA_DIR');
}

/** What an archive is made of, with all lines of a table as one text. */
interface Content {
  readonly manifest: Manifest;
  readonly rows: Readonly<Record<string, string>>;
  readonly files: readonly Entry[];
}

/** The archive of this content, which it adds up itself. */
function archiveOf({ manifest, rows, files }: Content): Entry[] {
  const summary: Summary = { tables: {}, files: files.length };
  const entries = [entry(manifestName, manifest)];
  for (const { schema, name } of manifest.tables) {
    const table = `${schema}.${name}`;
    const lines = rows[table] ?? '';
    const tally = createTally();
    tally.add(Buffer.from(lines));
    summary.tables[table] = tally.total();
    if (lines) entries.push(entry(partOf(table, 1), lines));
  }
  return [...entries, ...files, entry(summaryName, summary)];
}

test('a hostile archive changes nothing, and is answered by one line', async () => {
  const scratch = await startedScratch();
  const before = await stateOf(scratch);
  const files = (...more: Entry[]) => archiveOf({ ...sound, files: [...sound.files, ...more] });
  const hostile: [string, Entry[]][] = [
    ['files/backups/../app-secret', files(entry('files/backups/../app-secret'))],
    ['/tmp/app-secret', files(entry('/tmp/app-secret'))],
    [
      'files/mailbox/two.json',
      files({ ...entry('files/mailbox/two.json', ''), type: 'symlink', linkname: '../app-secret' }),
    ],
    [
      'tables/public.strangers/000001.copy',
      archiveOf(sound).toSpliced(-1, 0, entry('tables/public.strangers/000001.copy', 'a\n')),
    ],
  ];
  const file = join(folder, 'hostile.tar.gz');
  for (const [name, entries] of hostile) {
    await writeEntries(file, entries);
    expect(callArtesa(variablesFor(scratch), 'restore-all', file)).toEqual({
      status: 1,
      text: `O arquivo ${file} tem o que um backup completo não tem: ${name}.\n`,
    });
  }
  expect(await stateOf(scratch)).toEqual(before);
});

const notMade = (table: string) =>
  `A tabela ${table} do backup não é mais feita assim: restaure com a versão que o fez, e depois atualize.`;
const unfit = (code: number | string) =>
  `O banco de dados não aceita as linhas do backup (${code}); nada foi restaurado.`;

interface Unfit {
  readonly says: string;
  readonly changed: (content: Content) => Partial<Content>;
  readonly onBoth?: boolean;
}

const users = 'public.users';

/** What only a database can tell. */
const unfitArchives: Record<string, Unfit> = {
  'a table that is not made': {
    says: notMade('strangers'),
    changed: ({ manifest, rows }) => {
      const strangers = { schema: 'public', name: 'strangers', columns: ['x'] };
      return {
        manifest: { ...manifest, tables: [...manifest.tables, strangers] },
        rows: { ...rows, 'public.strangers': 'x\n' },
      };
    },
  },
  'a table that is left out': {
    says: 'Falta a tabela users no backup; nada foi restaurado.',
    changed: ({ manifest }) => ({
      manifest: { ...manifest, tables: manifest.tables.filter(({ name }) => name !== 'users') },
    }),
  },
  'a column that is left out': {
    says: notMade('users'),
    changed: ({ manifest }) => ({
      manifest: {
        ...manifest,
        tables: manifest.tables.map((table) =>
          table.name === 'users' ? { ...table, columns: table.columns.slice(1) } : table,
        ),
      },
    }),
  },
  'a newer queue': {
    says: 'O backup foi feito por uma versão mais nova do Artesa: restaure com ela, ou com uma posterior.',
    changed: ({ manifest }) => ({ manifest: { ...manifest, queue: 1_000_000 } }),
  },
  'a row twice': {
    says: unfit(23505),
    changed: ({ rows }) => ({ rows: { ...rows, [users]: `${rows[users]}${rows[users]}` } }),
    onBoth: true,
  },
  'a row of nobody': {
    says: unfit(23503),
    changed: ({ rows }) => ({ rows: { ...rows, [users]: '' } }),
  },
  'a column too many': {
    says: unfit('22P04'),
    changed: ({ rows }) => ({ rows: { ...rows, [users]: `x\t${rows[users]}` } }),
  },
  'bytes that are no text': {
    says: unfit('22021'),
    changed: ({ rows }) => ({ rows: { ...rows, [users]: `\0${rows[users]}` } }),
  },
  'a value that is written in another way': {
    says: 'A tabela public.users não ficou igual à do backup (1 linhas em vez de 1); nada foi restaurado.',
    changed: ({ rows }) => ({ rows: { ...rows, [users]: `${rows[users]}`.replace('+00', 'Z') } }),
  },
};

/** It is none of a backup's, and not missed in one. */
const ofExtension =
  'create table public.theirs (x integer); alter extension plpgsql add table public.theirs';

const ofEngine = Object.entries(unfitArchives).filter(
  ([, { onBoth }]) => onBoth || engine === 'postgres',
);

test('what only the database can refuse leaves it and the files as they were, and then the backup comes whole', async () => {
  const scratch = await startedScratch();
  if (scratch.databaseUrl) await asSuperuser(scratch, (run) => run(ofExtension));
  const before = await stateOf(scratch);
  for (const [what, { says, changed }] of ofEngine) {
    const entries = archiveOf({ ...sound, ...changed(sound) });
    expect([what, await refusalOf(scratch, entries)]).toEqual([what, says]);
  }
  expect(await stateOf(scratch)).toEqual(before);
  // Left by one that was killed.
  writeFileSync(join(scratch.dataDir, 'simulation.json.restoring'), 'half');
  mkdirSync(join(scratch.dataDir, 'mailbox'), { recursive: true });
  writeFileSync(join(scratch.dataDir, 'mailbox/other.json.restoring'), 'half');
  const file = join(folder, 'sound.tar.gz');
  await writeEntries(file, archiveOf(sound));
  const { tables } = await restore(envOf(scratch), file, () => {});
  expect(tables[users]?.rows).toBe(1);
  const files = filesOf(scratch).filter(([path, sum]) => sum && path !== 'postgres.made');
  expect(files.map(([path]) => `files/${path}`)).toEqual(
    ['files/app-secret', ...sound.files.map(({ name }) => name)].sort(),
  );
});

test('a file that cannot be written takes back those before it, and the database', async () => {
  const scratch = await startedScratch();
  // The last one's place is taken while it is written, as by a disk that fails.
  mkdirSync(join(scratch.dataDir, `${backup}.restoring`), { recursive: true });
  const before = await stateOf(scratch);
  expect(await refusalOf(scratch, archiveOf(sound))).toBe(
    'A pasta de dados DATA_DIR não pode ser usada (EEXIST).',
  );
  expect(await stateOf(scratch)).toEqual(before);
});
