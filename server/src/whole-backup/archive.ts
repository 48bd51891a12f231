import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, type Pack, pack } from 'tar-stream';
import { syncFolder } from '../files/sync-folder.ts';
import { StartupError } from '../startup-error.ts';

// The file: a gzipped tar. Its last entry lists the others as `sha256sum --check` reads it.
const sumsName = 'SHA256SUMS';

const blockBytes = 512;
/** What a tar ends with. */
const endBytes = 2 * blockBytes;

/** The bytes of an entry. No row of PostgreSQL is larger, and a part of a table ends with the row that fills it. */
const mostBytes = 2 ** 30;

export type AddEntry = (name: string, bytes: Buffer | string) => Promise<void>;

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/**
 * Writes an archive beside its final name, reads it again from the disk, and only then gives it the name.
 *
 * @param fill adds the entries, in an order that readers may rely on
 * @returns bytes of the archive
 * @throws StartupError when there is such a file, or it cannot be written
 */
export async function writeArchive(
  file: string,
  fill: (add: AddEntry) => Promise<void>,
): Promise<number> {
  const draft = `${file}.draft`;
  if (await stat(file).catch(() => undefined)) {
    throw new StartupError(`O arquivo ${file} já existe: escolha outro nome.`);
  }
  try {
    await rm(draft, { force: true });
    const sums = await writeDraft(draft, fill);
    const { size } = await stat(draft);
    if ((await readArchive(draft, async () => {})) !== sums) throw damaged(draft);
    await rename(draft, file);
    await syncFolder(dirname(file));
    return size;
  } catch (error) {
    await rm(draft, { force: true });
    const { code, syscall, path } = error as NodeJS.ErrnoException;
    const isOfDraft = syscall === 'write' || syscall === 'fsync' || path === draft;
    if (isOfDraft) throw new StartupError(`O arquivo ${file} não pôde ser gravado (${code}).`);
    throw error;
  }
}

/** @returns the sums of its entries */
async function writeDraft(draft: string, fill: (add: AddEntry) => Promise<void>): Promise<string> {
  const tar = pack();
  const target = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
  const written = pipeline(tar, createGzip(), target);
  // Whoever fills it is told; nobody else waits for it meanwhile.
  written.catch(() => {});
  let sums = '';
  try {
    await fill(async (name, bytes) => {
      await addEntry(tar, written, name, bytes);
      sums += `${sha256(bytes)}  ${name}\n`;
    });
    await addEntry(tar, written, sumsName, sums);
  } catch (error) {
    tar.destroy();
    await written.catch(() => {});
    throw error;
  }
  tar.finalize();
  await written;
  return sums;
}

/** Once the disk has taken it, or rejects with what keeps it from it. */
async function addEntry(tar: Pack, written: Promise<void>, name: string, bytes: Buffer | string) {
  const taken = new Promise<void>((resolve, reject) => {
    tar.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
  });
  const explained = taken.catch(async (error) => {
    await written;
    throw error;
  });
  await Promise.race([written, explained]);
}

/**
 * Reads an archive from its beginning to its end, with one entry in memory at a time.
 *
 * @param onEntry gets each entry before the whole archive is known to be sound
 * @returns the sums of its entries
 * @throws StartupError when it is damaged, cut or no such archive, or has what no backup writes
 */
export async function readArchive(
  file: string,
  onEntry: (name: string, bytes: Buffer) => Promise<void>,
): Promise<string> {
  let sums = '';
  let recorded: string | undefined;
  for await (const { name, bytes } of entriesOf(file)) {
    if (recorded !== undefined) throw unexpected(file, name);
    if (name === sumsName) {
      recorded = bytes.toString();
      continue;
    }
    sums += `${sha256(bytes)}  ${name}\n`;
    await onEntry(name, bytes);
  }
  if (recorded !== sums) throw damaged(file);
  return sums;
}

/** The files of an archive. Nothing else may be in it: no links or folders, nothing beside, between or after them. */
async function* entriesOf(file: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  const tar = extract();
  let unpackedBytes = 0;
  const counted = async function* (pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      unpackedBytes += piece.length;
      yield piece;
    }
  };
  const unpacked = pipeline(source, gunzip, counted, tar);
  unpacked.catch(() => {});
  let expectedBytes = endBytes;
  try {
    for await (const entry of tar) {
      const { name, type, size = 0 } = entry.header;
      if (type !== 'file' || size > mostBytes) throw unexpected(file, name);
      expectedBytes += blockBytes * (1 + Math.ceil(size / blockBytes));
      yield { name, bytes: await buffer(entry) };
    }
    await unpacked;
  } catch (error) {
    throw error instanceof StartupError ? error : await faultOf(unpacked, file);
  }
  // Heads that only lead to others are no entries, and zlib leaves out what comes after its end.
  const isAll = unpackedBytes === expectedBytes && gunzip.bytesWritten === source.bytesRead;
  if (!isAll) throw damaged(file);
}

async function faultOf(unpacked: Promise<void>, file: string): Promise<StartupError> {
  const { code, syscall } = await unpacked.then(
    () => ({}) as NodeJS.ErrnoException,
    (error: NodeJS.ErrnoException) => error,
  );
  return syscall
    ? new StartupError(`O arquivo ${file} não pode ser lido (${code}).`)
    : damaged(file);
}

export const damaged = (file: string) =>
  new StartupError(`O arquivo ${file} está incompleto, danificado ou não é um backup completo.`);

/** @param name as whoever made the archive has it, which a terminal might obey */
export const unexpected = (file: string, name: string) =>
  new StartupError(`O arquivo ${file} tem o que um backup completo não tem: ${legible(name)}.`);

/** A name from an archive, for a message of one line. */
export const legible = (name: string) => name.slice(0, 200).replaceAll(/[^\w./ -]/g, '?');
