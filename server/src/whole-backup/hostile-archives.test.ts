import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Entry, entry, tarOf, writeEntries } from '../testing/hostile-archives.ts';
import { restore } from './restore.ts';
import { createTally } from './tally.ts';

let dataDir: string;
let file: string;

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'artesa-hostile-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  dataDir = join(folder, 'data');
  file = join(folder, 'all.tar.gz');
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'app-secret'), 'the secret of this place');
});

const account = `files/backups/${'0a'.repeat(32)}`;
const id = '0198f0a0-0000-7000-8000-000000000001';
const rows = 'a\tb\n';

const totalOf = (lines: string) => {
  const tally = createTally();
  tally.add(Buffer.from(lines));
  return tally.total();
};

const manifest = {
  format: 1,
  program: '0.3.0',
  madeAt: '2026-11-28T12:00:00.000Z',
  engine: 'postgres',
  // So that a sound archive is refused too, but for this alone, and no test opens a database.
  migrations: ['one that comes later'],
  queue: null,
  tables: ['a', 'b'].map((name) => ({ schema: 'public', name, columns: ['x', 'y'] })),
  secrets: { appSecrets: [], backupKeys: [] },
  bucket: false,
};

const summary = {
  tables: { 'public.a': totalOf(rows + rows), 'public.b': totalOf(rows) },
  files: 4,
};

const sound: readonly Entry[] = [
  entry('manifest.json', manifest),
  entry('tables/public.a/000001.copy', rows),
  entry('tables/public.a/000002.copy', rows),
  entry('tables/public.b/000001.copy', rows),
  entry('files/app-secret', 'a secret of another place'),
  entry('files/simulation.json'),
  entry(`files/mailbox/${id}.json`),
  entry(`${account}/${id}`),
  entry('summary.json', summary),
];

/** The archive with an entry in place of the one that has this name. */
const having = (name: string, ...instead: Entry[]) =>
  sound.flatMap((each) => (each.name === name ? instead : each));

/** The archive with one file more, which it also counts. */
const withFile = (more: Entry) =>
  having('summary.json', more, entry('summary.json', { ...summary, files: 5 }));

const withManifest = (changed: object) =>
  having('manifest.json', entry('manifest.json', { ...manifest, ...changed }));

const withSummary = (changed: object) =>
  having('summary.json', entry('summary.json', { ...summary, ...changed }));

/** Every file below the folder with its content. */
const tree = () =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true }).map((each) => [
    join(each.parentPath, each.name),
    each.isFile() && readFileSync(join(each.parentPath, each.name), 'utf8'),
  ]);

/** What is said of the file; DATA_DIR has to be as it was. */
async function refusal(): Promise<string> {
  const before = tree();
  const env = { databaseUrl: undefined, databaseDirectUrl: undefined, dataDir };
  const error: Error = await restore(env, file, () => {}).then(
    () => new Error('restored'),
    (thrown) => thrown,
  );
  expect(tree()).toEqual(before);
  return `${error.name}: ${error.message}`;
}

const ofNewer =
  'StartupError: O backup foi feito por uma versão mais nova do Artesa: restaure com ela, ou com uma posterior.';
const damaged = () =>
  `StartupError: O arquivo ${file} está incompleto, danificado ou não é um backup completo.`;
const unexpected = (name: string) =>
  `StartupError: O arquivo ${file} tem o que um backup completo não tem: ${name}.`;

test('the archive that the others are made of lacks nothing but a program that knows its migrations', async () => {
  await writeEntries(file, sound);
  expect(await refusal()).toBe(ofNewer);
});

const names: [name: string, shown?: string][] = [
  ['files/backups/../app-secret'],
  ['files/mailbox/../app-secret'],
  ['files/../data/app-secret'],
  ['files/./app-secret'],
  ['files//app-secret'],
  ['files/mailbox//a.json'],
  ['files/mailbox/a/b.json'],
  ['files/mailbox/.json'],
  ['files/mailbox/..json'],
  ['files/mailbox/a.txt'],
  ['files/mailbox/a.json.restoring'],
  [`files/mailbox/${'a'.repeat(65)}.json`],
  [`${account}/${'a'.repeat(300)}`],
  ['files/mailbox/a\\..\\..\\app-secret.json', 'files/mailbox/a?..?..?app-secret.json'],
  ['files/App-Secret'],
  ['files/app-secret '],
  ['files/app-secret\n', 'files/app-secret?'],
  ['files/app-secret.restored.2'],
  ['files/mailbox/cafe\u0301.json', 'files/mailbox/cafe?.json'],
  ['files/mailbox/\u001b[2J\u009b.json', 'files/mailbox/??2J?.json'],
  [`${account.toUpperCase()}/${id}`],
  [`files/backups/${id}`],
  [`${account}/${id}/${id}`],
  [`${account}/..`],
  ['files/postgres/PG_VERSION'],
  ['files/postgres.draft/PG_VERSION'],
  ['files/postgres.made'],
  ['files/embedded.lock'],
  ['files/embedded.pid'],
  ['files/embedded.door'],
  ['files/'],
  ['files'],
  ['/etc/cron.d/artesa'],
  ['../app-secret'],
  ['C:/app-secret', 'C?/app-secret'],
  ['app-secret'],
  ['__proto__'],
  [' '],
];

test.each(names)('%j is no name of a backup', async (name, shown = name) => {
  await writeEntries(file, withFile({ ...entry('files/app-secret.restored'), name }));
  expect(await refusal()).toBe(unexpected(shown.slice(0, 200)));
});

const kinds = [
  'link',
  'symlink',
  'character-device',
  'block-device',
  'directory',
  'fifo',
  'contiguous-file',
] as const;

test.each(kinds)('an entry that is no file is refused: %s', async (type) => {
  const name = `files/mailbox/a.json${type === 'directory' ? '/' : ''}`;
  const leadsTo = type.endsWith('link') ? { linkname: '../app-secret' } : {};
  await writeEntries(file, withFile({ ...entry(name, ''), type, ...leadsTo }));
  expect(await refusal()).toBe(unexpected(name));
});

const [first] = sound as [Entry];
const rowsOf = (part: string, lines = rows) => entry(`tables/public.${part}.copy`, lines);

const withoutOrder: Record<string, [named: string, entries: readonly Entry[]]> = {
  'rows of a table that it does not name': [
    'tables/public.c/000001.copy',
    having('summary.json', rowsOf('c/000001'), entry('summary.json', summary)),
  ],
  'a file twice': ['files/simulation.json', withFile(entry('files/simulation.json'))],
  'the manifest twice': ['manifest.json', withFile(first)],
  'the manifest later': ['tables/public.a/000001.copy', [...sound.slice(1), first]],
  'a file after the summary': ['summary.json', [...sound, entry('files/mailbox/a.json')]],
  'a part with another number': [
    'tables/public.a/000003.copy',
    having('tables/public.a/000002.copy', rowsOf('a/000003')),
  ],
  'a part with another ending': [
    'tables/public.a/000002.sql',
    having('tables/public.a/000002.copy', entry('tables/public.a/000002.sql', rows)),
  ],
  'parts in another order': [
    'tables/public.a/000002.copy',
    [...sound.slice(0, 1), ...sound.slice(1, 3).reverse(), ...sound.slice(3)],
  ],
  'tables in another order': [
    'tables/public.a/000001.copy',
    withManifest({ tables: manifest.tables.toReversed() }),
  ],
  'a table with rows twice': [
    'files/app-secret',
    withManifest({ tables: [...manifest.tables, ...manifest.tables] }),
  ],
  'a line that is cut': [
    'tables/public.b/000001.copy',
    having('tables/public.b/000001.copy', rowsOf('b/000001', 'a\tb')),
  ],
  'a part without a row': [
    'tables/public.b/000001.copy',
    having('tables/public.b/000001.copy', rowsOf('b/000001', '')),
  ],
};

test.each(Object.entries(withoutOrder))('%s is named', async (_, [named, entries]) => {
  await writeEntries(file, entries);
  expect(await refusal()).toBe(unexpected(named));
});

const c = { schema: 'public', name: 'c', columns: ['x'] };
const withC = { ...summary.tables, 'public.c': totalOf('') };

const incomplete: Record<string, readonly Entry[]> = {
  'no summary': sound.slice(0, -1),
  'a summary that is none': having('summary.json', entry('summary.json', '[1,')),
  'a part less': having('tables/public.a/000002.copy'),
  'other rows than it adds up': having('tables/public.b/000001.copy', rowsOf('b/000001', 'a\tc\n')),
  'another number of files than it tells': withSummary({ files: 3 }),
  'more tables than it names': withSummary({ tables: withC }),
  'a table that it does not add up': withManifest({ tables: [...manifest.tables, c] }),
  'a table without rows twice': [
    entry('manifest.json', { ...manifest, tables: [...manifest.tables, c, c] }),
    ...sound.slice(1, -1),
    entry('summary.json', { ...summary, tables: withC }),
  ],
};

test.each(Object.entries(incomplete))('%s is refused', async (_, entries) => {
  await writeEntries(file, entries);
  expect(await refusal()).toBe(damaged());
});

test.each([
  ['no JSON', '{'],
  ['another shape', { format: 1 }],
  ['no migration', { ...manifest, migrations: [] }],
  ['tables of another shape', { ...manifest, tables: [{ name: 'a' }] }],
  ['an older format', { ...manifest, format: 0 }],
])('a manifest with %s', async (_, content) => {
  await writeEntries(file, having('manifest.json', entry('manifest.json', content)));
  expect(await refusal()).toBe(
    `StartupError: O arquivo ${file} não é um backup completo do Artesa.`,
  );
});

const blocks = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));

test('nothing hides between the entries, after them or after the packing', async () => {
  const tar = await tarOf(sound);
  const other = await tarOf([entry('files/app-secret')]);
  const pax = { comment: 'a head that no backup has' };
  const hidden = {
    'a head of its own': gzipSync(
      await tarOf([...sound.slice(0, -1), { ...entry('summary.json', summary), pax }]),
    ),
    zeros: gzipSync(blocks(tar, Buffer.alloc(512))),
    'another tar': gzipSync(blocks(tar, other)),
    'another gzip': blocks(gzipSync(tar), gzipSync(other)),
    'what is no gzip': blocks(gzipSync(tar), '\0\0\0\0'),
    'a byte': gzipSync(blocks(tar, 'x')),
    'no gzip': tar,
  };
  for (const [what, bytes] of Object.entries(hidden)) {
    writeFileSync(file, bytes);
    expect([what, await refusal()]).toEqual([
      what,
      what.startsWith('another') ? unexpected('files/app-secret') : damaged(),
    ]);
  }
});

test('an entry that says that it is larger than any row is not read', async () => {
  const pax = { size: String(2 ** 40) };
  await writeEntries(
    file,
    having('files/simulation.json', { ...entry('files/simulation.json'), pax }),
  );
  expect(await refusal()).toBe(unexpected('files/simulation.json'));
});

test('a folder is no archive', async () => {
  mkdirSync(file);
  expect(await refusal()).toBe(`StartupError: O arquivo ${file} não pode ser lido (EISDIR).`);
});

test('a file that is there and another one is not replaced', async () => {
  await writeEntries(file, sound);
  const taken = (path: string) =>
    `StartupError: O arquivo ${join(dataDir, path)} já existe e não é o do backup: mude-o de lugar e repita.`;
  writeFileSync(join(dataDir, 'simulation.json'), '{"mine": true}');
  expect(await refusal()).toBe(taken('simulation.json'));
  writeFileSync(join(dataDir, 'simulation.json'), '{}');
  expect(await refusal()).toBe(ofNewer);
  writeFileSync(join(dataDir, 'app-secret.restored'), 'the secret of a third place');
  expect(await refusal()).toBe(taken('app-secret'));
  rmSync(join(dataDir, 'app-secret.restored'));
  await writeEntries(file, withFile(entry('files/app-secret.restored')));
  expect(await refusal()).toBe(taken('app-secret'));
});

test('a DATA_DIR in which files have no place is named', async () => {
  await writeEntries(file, sound);
  writeFileSync(join(dataDir, 'mailbox'), 'no folder');
  expect(await refusal()).toBe(
    `StartupError: A pasta de dados ${dataDir} não pode ser usada (ENOTDIR).`,
  );
});
