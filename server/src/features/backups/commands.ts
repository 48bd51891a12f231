import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { type BackupCause, backupDays } from '#core/choices/backup-causes.ts';
import type { Backup, RestoredBackup } from '#core/schemas/backups.ts';
import { changeAsUser } from '../../db/change-as-user.ts';
import type { UserId } from '../../db/database.ts';
import { isUserGone } from '../../db/outages.ts';
import { backups, catalogueMaterials, products } from '../../db/schema.ts';
import { countRows } from '../../db/user-rows.ts';
import { ProblemError } from '../../http/problem.ts';
import { folderOf } from '../../storage/account-folder.ts';
import type { ReadWorkshop } from '../workshop/read-workshop.ts';
import { storeWorkshop } from '../workshop/store-workshop.ts';
import { workshopText } from '../workshop/workshop-text.ts';
import { packed, pathOf } from './backup-file.ts';
import type { BackupDeps } from './deps.ts';
import { findBackup, findBackupIds, findOldBackups, hasChangedSince, toBackup } from './queries.ts';

/**
 * Makes a backup of the user's workshop. Its file comes before its row: of a crash in between a file
 * is left that tidyBackups() removes.
 *
 * @param id the same one again makes no second backup
 * @throws StorageError
 */
export async function makeBackup(
  { db, storage }: BackupDeps,
  userId: UserId,
  cause: BackupCause,
  id = uuidv7(),
): Promise<Backup> {
  // Under the lock: what changes later has a later time than the backup.
  const begun = await changeAsUser(db, userId, async ({ tx, now }) => ({
    createdAt: now,
    products: await countRows(tx, products, userId),
    materials: await countRows(tx, catalogueMaterials, userId),
  }));
  const { bytes, size } = await packed(workshopText(db, userId));
  const path = pathOf(userId, id);
  await storage.write(path, bytes);
  try {
    return await db.asUser(userId, async (tx) => {
      const values = { ...begun, id, userId, cause, size };
      const [made] = await tx.insert(backups).values(values).onConflictDoNothing().returning();
      if (made) {
        const { userId: _owner, ...row } = made;
        return toBackup(row);
      }
      const stored = await findBackup(tx, userId, id);
      if (!stored) throw new Error('a backup that is stored is not there');
      return stored;
    });
  } catch (error) {
    // Of a commit whose answer was lost the file stays; tidyBackups() removes one without a row.
    if (isUserGone(error)) await storage.remove(path).catch(() => {});
    throw error;
  }
}

/** How often a restoring begins anew, because somebody changes the workshop at the same time. */
const mostTries = 3;

/**
 * Makes the workshop what it was in a backup, all of it or nothing. What was there before becomes a
 * backup itself, and nothing changes between that one and the restoring.
 *
 * @throws ProblemError 409 workshop_changed; StorageError
 */
export async function restoreWorkshop(
  deps: BackupDeps,
  userId: UserId,
  workshop: ReadWorkshop,
): Promise<RestoredBackup> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const before = await makeBackup(deps, userId, 'beforeRestore');
    const changes = await changeAsUser(deps.db, userId, async (change) => {
      if (await hasChangedSince(change.tx, userId, new Date(before.createdAt))) return undefined;
      const stored = await storeWorkshop(change, workshop, { restores: true });
      return stored.changes;
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
