import { eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { lostWorkshops, users } from '../../db/schema.ts';
import { reachWorkshop } from '../../db/scope.ts';
import { workshopTables } from '../../db/workshop-tables.ts';
import { forgetUser } from '../../jobs/mail-queue.ts';
import { folderOf } from '../../storage/account-folder.ts';
import { findCustomer } from '../subscriptions/queries.ts';
import type { AccountDeps } from '../users/account-deps.ts';
import { lockAccount } from '../users/queries.ts';
import { findOrphans, type Orphans } from './queries.ts';

/**
 * Erases an account with every row of its user, in every table and in the job queue. Jobs that name
 * only the provider's customer and the backups' folder end the subscription and remove the files.
 */
export async function eraseAccount(
  tx: Queryable,
  { enqueueBilling, enqueueBackup }: Pick<AccountDeps, 'enqueueBilling' | 'enqueueBackup'>,
  userId: string,
): Promise<void> {
  await forgetUser(tx, userId);
  const customerId = await findCustomer(tx, userId);
  if (customerId) await enqueueBilling(tx, { task: 'close', customerId });
  await enqueueBackup({ task: 'erase', folder: folderOf(userId) }, tx);
  await eraseWorkshop(tx, userId);
  await tx.delete(users).where(eq(users.id, userId));
}

/** Deletes all of a user's workshop, which no key does. Their lock keeps everybody from adding to it. */
export async function eraseWorkshop(tx: Queryable, userId: string): Promise<void> {
  await lockAccount(tx, userId);
  for (const setting of reachWorkshop(userId)) await tx.execute(setting);
  for (const table of workshopTables) await tx.delete(table).where(eq(table.userId, userId));
}

/** How long a workshop waits for its account, in days. */
const patienceDays = 30;

/**
 * Looks for workshops whose account is gone, and erases those that it has found since thirty days: until
 * then the account may be what is missing, as where machines were restored to different times. What cannot
 * be erased keeps nothing else from it.
 *
 * @param onFound called with each workshop, and whether it was erased now
 * @param signal ends it after the present workshop
 * @throws AggregateError of what failed, after all the rest is done
 */
export async function eraseLost(
  db: Database,
  onFound: (orphans: Orphans, erased: boolean) => void,
  signal?: AbortSignal,
): Promise<void> {
  const found = await findOrphans(db, signal);
  await remember(db.auth, new Set(found.map(({ userId }) => userId)));
  const failures: unknown[] = [];
  for (const orphans of found) {
    signal?.throwIfAborted();
    try {
      onFound(orphans, await eraseIfDue(db, orphans.userId));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not all that is due was erased');
}

/** Since when each was found; one that is found no more is forgotten. */
async function remember(db: Queryable, found: ReadonlySet<string>): Promise<void> {
  const known = await db.select({ id: lostWorkshops.id }).from(lostWorkshops);
  const over = known.filter(({ id }) => !found.has(id));
  for (const { id } of over) await db.delete(lostWorkshops).where(eq(lostWorkshops.id, id));
  for (const id of found) await db.insert(lostWorkshops).values({ id }).onConflictDoNothing();
}

const eraseIfDue = (db: Database, userId: string) =>
  db.asAuth(async (tx) => {
    await lockAccount(tx, userId);
    // The account may be there again since its workshop was found.
    const due = await tx.execute(sql`delete from ${lostWorkshops}
      where ${lostWorkshops.id} = ${userId}
      and ${lostWorkshops.foundAt} <= now() - ${patienceDays} * interval '1 day'
      and not exists (select from ${users} where ${users.id} = ${userId}) returning 1`);
    if (due.rows.length === 0) return false;
    await eraseWorkshop(tx, userId);
    return true;
  });
