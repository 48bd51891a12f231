import { and, desc, eq, exists, gt, gte, lt, ne, or, sql } from 'drizzle-orm';
import { type Backup, maxBackupsListed } from '#core/workshop/backup-schemas.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { kindTables } from '../../db/kind-tables.ts';
import {
  backupFailures,
  backups,
  stockMovements,
  subscriptions,
  templates,
  users,
} from '../../db/schema.ts';

export async function listBackups(tx: Queryable, userId: UserId): Promise<Backup[]> {
  const rows = await tx
    .select(columns)
    .from(backups)
    .where(eq(backups.userId, userId))
    .orderBy(desc(backups.createdAt), desc(backups.id))
    .limit(maxBackupsListed);
  return rows.map(toBackup);
}

export async function findBackup(tx: Queryable, userId: UserId, id: string) {
  const [row] = await tx
    .select(columns)
    .from(backups)
    .where(and(eq(backups.userId, userId), eq(backups.id, id)));
  return row && toBackup(row);
}

export async function findLastBackup(tx: Queryable, userId: UserId): Promise<Date | undefined> {
  const [row] = await tx
    .select({ createdAt: backups.createdAt })
    .from(backups)
    .where(eq(backups.userId, userId))
    .orderBy(desc(backups.createdAt))
    .limit(1);
  return row?.createdAt;
}

/** Since when the user's daily backups cannot be restored; undefined when the last one can. */
export async function findFailure(tx: Queryable, userId: UserId): Promise<Date | undefined> {
  const [row] = await tx
    .select({ since: backupFailures.since })
    .from(backupFailures)
    .where(eq(backupFailures.userId, userId));
  return row?.since;
}

/**
 * The ids of backups that another one followed before then. Where nothing changes none is made, so
 * that an old one may say what was there until yesterday.
 */
export async function findOldBackups(tx: Queryable, userId: UserId, before: Date) {
  const next = sql<Date>`lead(${backups.createdAt}) over (order by ${backups.createdAt}, ${backups.id})`;
  const followed = tx
    .select({ id: backups.id, next: next.as('next') })
    .from(backups)
    .where(eq(backups.userId, userId))
    .as('followed');
  const rows = await tx
    .select({ id: followed.id })
    .from(followed)
    .where(lt(followed.next, sql.param(before, backups.createdAt)));
  return rows.map(({ id }) => id);
}

export async function findBackupIds(tx: Queryable, userId: UserId): Promise<string[]> {
  const rows = await tx.select({ id: backups.id }).from(backups).where(eq(backups.userId, userId));
  return rows.map(({ id }) => id);
}

/**
 * Whether anything in the user's workshop may have changed since. A moment under the user's lock
 * divides what came before from what came after.
 */
export async function hasChangedSince(tx: Queryable, userId: UserId, since: Date) {
  const [user] = await tx
    .select({ updatedAt: users.updatedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (user && user.updatedAt >= since) return true;
  for (const { rows, at } of changing) {
    const [changed] = await tx
      .select({ id: rows.id })
      .from(rows)
      .where(and(eq(rows.userId, userId), gte(at, since)))
      .limit(1);
    if (changed) return true;
  }
  return false;
}

const changing = [
  ...Object.values(kindTables).map((rows) => ({ rows, at: rows.updatedAt })),
  { rows: templates, at: templates.updatedAt },
  { rows: stockMovements, at: stockMovements.createdAt },
];

/** Whose backups are looked after, for the sign-in role: on Pro now or before. By id, after one. */
export async function findBackupAccounts(tx: Queryable, after: string, limit: number) {
  const subscribed = tx
    .select({ one: sql`1` })
    .from(subscriptions)
    .where(eq(subscriptions.userId, users.id));
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(gt(users.id, after), or(ne(users.plan, 'free'), exists(subscribed))))
    .orderBy(users.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

const { id, cause, size, products: productCount, materials, createdAt } = backups;
const columns = { id, cause, size, products: productCount, materials, createdAt };

export const toBackup = (row: Omit<Backup, 'createdAt'> & { createdAt: Date }): Backup => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});
