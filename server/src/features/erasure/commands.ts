import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { reachWorkshop } from '../../db/scope.ts';
import { workshopTables } from '../../db/workshop-tables.ts';
import { forgetUser } from '../../jobs/mail-queue.ts';
import { folderOf } from '../../storage/account-folder.ts';
import { findCustomer } from '../subscriptions/queries.ts';
import type { AccountDeps } from '../users/account-deps.ts';
import { lockAccount } from '../users/queries.ts';

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
