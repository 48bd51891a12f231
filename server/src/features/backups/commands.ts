import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { type BackupCause, backupDays } from '#core/workshop/backup-causes.ts';
import type { Backup, RestoredBackup } from '#core/workshop/backup-schemas.ts';
import { changeAsUser } from '../../db/change-as-user.ts';
import type { Database, UserId } from '../../db/database.ts';
import { isUserGone } from '../../db/outages.ts';
import { backupFailures, backups, catalogueMaterials, products } from '../../db/schema.ts';
import { countRows } from '../../db/user-rows.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { EnqueueMail } from '../../jobs/mail-queue.ts';
import { folderOf } from '../../storage/account-folder.ts';
import { type Storage, UnreadableError } from '../../storage/storage.ts';
import { storeWorkshop } from '../workshop/commands.ts';
import { type ReadWorkshop, readWorkshop } from '../workshop/reading/read-workshop.ts';
import { workshopText } from '../workshop/workshop-text.ts';
import { fetchPacked, packed, pathOf, UnsoundBackupError, unpacked } from './backup-file.ts';
import {
  findBackupIds,
  findFailure,
  findOldBackups,
  hasChangedSince,
  toBackup,
} from './queries.ts';

export interface BackupDeps {
  db: Database;
  storage: Storage;
  inTurn?: InTurn;
}

/** Works on a whole file when it is its turn: each takes several times its size in memory. */
type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs the work at once, for those who are few already, as jobs are. */
const atOnce: InTurn = (work) => work();

/** What became of the backups that this process made. */
export const backupFigures = {
  results: { readable: 0, unreadable: 0, failed: 0 },
  newest: undefined as Date | undefined,
};

/**
 * Makes a backup of the user's workshop.
 *
 * @param id the same one again makes no second backup
 * @throws StorageError; UnsoundBackupError when it could not be restored
 */
export async function makeBackup(
  deps: BackupDeps,
  userId: UserId,
  cause: BackupCause,
  id = uuidv7(),
): Promise<Backup> {
  const { results } = backupFigures;
  try {
    const made = await writeBackup(deps, userId, cause, id);
    results.readable += 1;
    backupFigures.newest = new Date();
    return made;
  } catch (error) {
    if (error instanceof UnsoundBackupError) results.unreadable += 1;
    else if (!isUserGone(error)) results.failed += 1;
    throw error;
  }
}

/**
 * The row of a backup is written after its file was read again from the storage: tidyBackups() removes a file that a
 * crash left without a row.
 */
async function writeBackup(
  deps: BackupDeps,
  userId: UserId,
  cause: BackupCause,
  id: string,
): Promise<Backup> {
  const { db, storage } = deps;
  // Under the lock: what changes later has a later time than the backup.
  const begun = await changeAsUser(db, userId, async ({ tx, now }) => ({
    createdAt: now,
    products: await countRows(tx, products, userId),
    materials: await countRows(tx, catalogueMaterials, userId),
  }));
  const path = pathOf(userId, id);
  const size = await writeWorkshop(deps, userId, path);
  try {
    await readAgain(deps, path, size);
    return await db.asUser(userId, async (tx) => {
      const [made] = await tx
        .insert(backups)
        .values({ ...begun, id, userId, cause, size })
        .onConflictDoUpdate({
          target: [backups.userId, backups.id],
          // Whichever of two files came last is no larger than this.
          set: { size: sql`greatest(${backups.size}, excluded.size)` },
        })
        .returning();
      if (!made) throw new Error('a backup that is stored is not there');
      await tx.delete(backupFailures).where(eq(backupFailures.userId, userId));
      const { userId: _owner, ...row } = made;
      return toBackup(row);
    });
  } catch (error) {
    // The file stays where the answer to a commit was lost; tidyBackups() removes one without a row.
    const isVain = isUserGone(error) || error instanceof UnsoundBackupError;
    if (isVain) await storage.remove(path).catch(() => {});
    throw error;
  }
}

/** @returns how many bytes the file has that was packed */
async function writeWorkshop({ db, storage }: BackupDeps, userId: UserId, path: string) {
  const { bytes, size } = await packed(workshopText(db, userId));
  await storage.write(path, bytes);
  return size;
}

/** @throws StorageError; UnsoundBackupError when the file could not be restored */
async function readAgain({ storage, inTurn = atOnce }: BackupDeps, path: string, size: number) {
  try {
    const stored = await fetchPacked(storage, path, size);
    await inTurn(async () => await readWorkshop(await unpacked(stored, size)));
  } catch (cause) {
    const isRefused = cause instanceof ProblemError && cause.status === 422;
    if (!isRefused && !(cause instanceof UnreadableError)) throw cause;
    // Rows of a newer version, which stands beside this one and reads them.
    if (isRefused && cause.code === 'file_newer') return;
    throw new UnsoundBackupError(cause);
  }
}

/**
 * Stores that the daily backup could not be restored, which the settings show until one can. An
 * email reports the first of several nights.
 */
export async function noteFailure(
  { db, enqueueMail }: Pick<BackupDeps, 'db'> & { enqueueMail: EnqueueMail },
  userId: UserId,
): Promise<void> {
  if (await db.asUser(userId, (tx) => findFailure(tx, userId))) return;
  // The email comes first: two are better than none.
  await db.asAuth((tx) => enqueueMail(tx, { template: 'backup-failed', userId }));
  await db.asUser(userId, (tx) =>
    tx.insert(backupFailures).values({ userId }).onConflictDoNothing(),
  );
}

/** How often a restoring is tried while somebody changes the workshop. */
const mostTries = 3;

/**
 * Makes the workshop what it was in a backup, all of it or nothing. What was there before becomes a
 * backup itself, and nothing changes between that one and the restoring.
 *
 * @param read the file of the backup, of which each try has its own
 * @throws ProblemError 409 workshop_changed, 422 of a file that cannot be read; StorageError,
 *   UnreadableError
 */
export async function restoreWorkshop(
  deps: BackupDeps,
  userId: UserId,
  read: () => Promise<ReadWorkshop>,
): Promise<RestoredBackup> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const before = await makeBackup(deps, userId, 'beforeRestore');
    const restore = async () => {
      const workshop = await read();
      return await changeAsUser(deps.db, userId, async (change) => {
        if (await hasChangedSince(change.tx, userId, new Date(before.createdAt))) return undefined;
        const stored = await storeWorkshop(change, workshop, { restores: true });
        return stored.changes;
      });
    };
    const { inTurn = atOnce } = deps;
    const changes = await inTurn(restore).catch(async (error: unknown) => {
      const isRefused = error instanceof ProblemError || error instanceof UnreadableError;
      if (isRefused) await removeBackup(deps, userId, before.id);
      throw error;
    });
    if (changes) return { changes, before };
    await removeBackup(deps, userId, before.id);
  }
  throw new ProblemError(409, 'workshop_changed');
}

/** Files without a row that are younger may be on their way to one. */
const graceMs = 60 * 60_000;

const dayMs = 24 * 60 * 60_000;

/** Removes what is too old, and what a crash left behind. Done twice, it does no more than once. */
export async function tidyBackups(deps: BackupDeps, userId: UserId): Promise<void> {
  const { db, storage } = deps;
  const before = new Date(Date.now() - backupDays * dayMs);
  const old = await db.asUser(userId, (tx) => findOldBackups(tx, userId, before));
  for (const id of old) await removeBackup(deps, userId, id);
  const known = await db.asUser(userId, (tx) => findBackupIds(tx, userId));
  const paths = new Set(known.map((id) => pathOf(userId, id)));
  for await (const { path, changedAt } of storage.list(folderOf(userId))) {
    const isYoung = Date.now() - changedAt.getTime() < graceMs;
    if (!paths.has(path) && !isYoung) await storage.remove(path);
  }
}

/** The file goes first: a row without one is found again, a file without a row only by looking. */
async function removeBackup({ db, storage }: BackupDeps, userId: UserId, id: string) {
  await storage.remove(pathOf(userId, id));
  await db.asUser(userId, (tx) =>
    tx.delete(backups).where(and(eq(backups.userId, userId), eq(backups.id, id))),
  );
}
