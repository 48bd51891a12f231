import { promisify } from 'node:util';
import { createGzip, gunzip } from 'node:zlib';
import { ProblemError } from '../../http/problem.ts';
import type { Logger } from '../../log.ts';
import { folderOf } from '../../storage/account-folder.ts';
import { type Storage, StorageError, UnreadableError } from '../../storage/storage.ts';

/** Where a backup's file is. */
export const pathOf = (userId: string, id: string) => `${folderOf(userId)}/${id}`;

/** A text as it is stored, in a tenth of its bytes; the text itself is never whole in memory. */
export async function packed(
  pieces: AsyncIterable<string>,
): Promise<{ bytes: Uint8Array; size: number }> {
  const gzip = createGzip();
  let size = 0;
  const chunks: Buffer[] = [];
  gzip.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    gzip.on('end', resolve).on('error', reject);
  });
  for await (const piece of pieces) {
    size += Buffer.byteLength(piece);
    if (!gzip.write(piece)) await new Promise((resolve) => gzip.once('drain', resolve));
  }
  gzip.end();
  await ended;
  return { bytes: Buffer.concat(chunks), size };
}

const unpack = promisify(gunzip);

/**
 * The file of a backup, as it was before it was packed.
 *
 * @throws ProblemError 500 backup_unreadable, 503 storage_unavailable
 */
export async function readBackupFile(
  storage: Storage,
  path: string,
  log: Logger,
): Promise<Uint8Array> {
  try {
    const found = await storage.read(path);
    if (!found) throw new UnreadableError('its file is gone');
    return await unpack(found);
  } catch (err) {
    throw problemOf(err, log);
  }
}

/** What the caller hears of a storage that does not do what it is asked; the log says more. */
export function problemOf(err: unknown, log: Logger): unknown {
  if (err instanceof StorageError) {
    log.error({ err }, `the storage of the backups: ${err.message}`);
    return new ProblemError(503, 'storage_unavailable', undefined, { retryAfter: 60 });
  }
  const isDamaged = String((err as NodeJS.ErrnoException).code).startsWith('Z_');
  if (!(err instanceof UnreadableError) && !isDamaged) return err;
  const reason = isDamaged ? 'it is damaged' : (err as Error).message;
  log.error({ err }, `a backup cannot be read: ${reason}`);
  return new ProblemError(500, 'backup_unreadable');
}
