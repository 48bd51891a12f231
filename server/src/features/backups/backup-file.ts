import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip, gunzip } from 'node:zlib';
import { isDiskFull } from '../../db/outages.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { Logger } from '../../log.ts';
import { folderOf } from '../../storage/account-folder.ts';
import { type Storage, StorageError, UnreadableError } from '../../storage/storage.ts';

export const pathOf = (userId: string, id: string) => `${folderOf(userId)}/${id}`;

/** A text as it is stored, in a tenth of its bytes; the text itself is never whole in memory. */
export async function packed(
  pieces: AsyncIterable<string>,
): Promise<{ bytes: Uint8Array; size: number }> {
  let size = 0;
  const counted = async function* () {
    for await (const piece of pieces) {
      size += Buffer.byteLength(piece);
      yield piece;
    }
  };
  const gzip = createGzip();
  const [bytes] = await Promise.all([buffer(gzip), pipeline(counted, gzip)]);
  return { bytes, size };
}

/** The most bytes that so many have when packed: what cannot be packed stays as it is. */
const mostPacked = (size: number) => size + Math.ceil(size / 1000) + 1024;

/**
 * A backup as it is stored. It is waited for, so nobody holds meanwhile what others wait for.
 *
 * @param size of its file before it was packed, in bytes
 * @throws StorageError, UnreadableError
 */
export async function fetchPacked(
  storage: Storage,
  path: string,
  size: number,
): Promise<Uint8Array> {
  const found = await storage.read(path, mostPacked(size));
  if (!found) throw new UnreadableError('its file is gone');
  return found;
}

const unpack = promisify(gunzip);

/**
 * @param size that the unpacked file had, in bytes, which is its limit
 * @throws UnreadableError
 */
export async function unpacked(bytes: Uint8Array, size: number): Promise<Uint8Array> {
  try {
    return await unpack(bytes, { maxOutputLength: Math.max(size, 1) });
  } catch (cause) {
    const isLarger = (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new UnreadableError(isLarger ? 'it unpacks to more than it was' : 'it is damaged', {
      cause,
    });
  }
}

/** A backup that was written just now could not be restored, so it does not count. */
export class UnsoundBackupError extends UnreadableError {
  /** @param cause why: an error of ours, whose message is a constant */
  constructor(cause: UnreadableError | ProblemError) {
    super(cause.message as never, { cause });
  }
}

/** The problem for an error of the storage; the log has the details. */
export function problemOf(err: unknown, log: Logger): unknown {
  if (err instanceof StorageError) {
    log.error({ err }, `the storage of the backups: ${err.message}`);
    const code = isDiskFull(err) ? 'disk_full' : 'storage_unavailable';
    return new ProblemError(503, code, undefined, { retryAfter: 60 });
  }
  if (!(err instanceof UnreadableError)) return err;
  const [what, code] =
    err instanceof UnsoundBackupError
      ? (['a new backup does not count', 'backup_unsound'] as const)
      : (['a backup cannot be read', 'backup_unreadable'] as const);
  log.error({ err }, `${what}: ${err.message}`);
  return new ProblemError(500, code);
}
