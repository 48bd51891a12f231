import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readArchive, writeArchive } from './archive.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artesa-archive-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  file = join(folder, 'all.tar.gz');
});

const content: [string, string][] = [
  ['manifest.json', '{}'],
  ['tables/public.users/000001.copy', 'a\tb\n'.repeat(40_000)],
  [`files/backups/${'0'.repeat(64)}/${'1'.repeat(64)}`, 'a name longer than tar had at first'],
  ['empty', ''],
];

const write = () =>
  writeArchive(file, async (add) => {
    for (const [name, text] of content) await add(name, text);
  });

async function read() {
  const entries: [string, string][] = [];
  await readArchive(file, async (name, bytes) => {
    entries.push([name, bytes.toString()]);
  });
  return entries;
}

const refusal = () => read().then(String, (error: Error) => `${error.name}: ${error.message}`);

test('what was written is read again, from a file that only its owner reads', async () => {
  const bytes = await write();
  expect(await read()).toEqual(content);
  expect(statSync(file)).toMatchObject({ size: bytes, mode: 0o100600 });
  expect(await readdir(folder)).toEqual(['all.tar.gz']);
});

test('a file that is there is not replaced, and one that an earlier try left is', async () => {
  writeFileSync(`${file}.draft`, 'half');
  await write();
  await expect(write()).rejects.toThrow(`O arquivo ${file} já existe: escolha outro nome.`);
  expect(await read()).toEqual(content);
});

test('nothing is left of an archive that could not be finished', async () => {
  const failing = writeArchive(file, async (add) => {
    await add('manifest.json', '{}');
    throw new Error('the database is gone');
  });
  await expect(failing).rejects.toThrow('the database is gone');
  expect(await readdir(folder)).toEqual([]);
});

test('a folder that cannot be written to is named', async () => {
  file = join(folder, 'nowhere', 'all.tar.gz');
  await expect(write()).rejects.toThrow(`O arquivo ${file} não pôde ser gravado (ENOENT).`);
});

test('an archive that is cut anywhere is refused', async () => {
  await write();
  const whole = readFileSync(file);
  const tar = gunzipSync(whole);
  const cuts = [0.1, 0.5, 0.9, 0.999];
  const cut = [
    ...cuts.map((part) => whole.subarray(0, whole.length * part)),
    ...cuts.map((part) => gzipSync(tar.subarray(0, tar.length * part))),
    // Whole entries, without the last one: it begins with the name of the sums.
    gzipSync(Buffer.concat([tar.subarray(0, tar.indexOf('SHA256SUMS')), Buffer.alloc(1024)])),
    Buffer.alloc(0),
    Buffer.from('not an archive'),
  ];
  for (const bytes of cut) {
    writeFileSync(file, bytes);
    expect(await refusal()).toBe(
      `StartupError: O arquivo ${file} está incompleto, danificado ou não é um backup completo.`,
    );
  }
});

test('an archive in which a byte changed is refused', async () => {
  await write();
  const whole = readFileSync(file);
  const tar = gunzipSync(whole);
  const flipped = (bytes: Buffer, at: number) => {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    return changed;
  };
  const changed = [
    flipped(whole, Math.floor(whole.length / 2)),
    gzipSync(flipped(tar, tar.indexOf('a\tb') + 1000)),
    gzipSync(flipped(tar, tar.indexOf('SHA256SUMS') + 512)),
  ];
  for (const bytes of changed) {
    writeFileSync(file, bytes);
    expect(await refusal()).toContain('está incompleto, danificado');
  }
});

test('a file that is not there is named', async () => {
  expect(await refusal()).toBe(`StartupError: O arquivo ${file} não pode ser lido (ENOENT).`);
});
