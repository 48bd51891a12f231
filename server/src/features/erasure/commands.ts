import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { channels, dailyVersions, users } from '../../db/schema.ts';
import { forgetUser } from '../../jobs/mail-queue.ts';
import { folderOf } from '../../storage/account-folder.ts';
import { findCustomer } from '../subscriptions/queries.ts';
import type { AccountDeps } from '../users/account-deps.ts';

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
  await tx.delete(users).where(eq(users.id, userId));
  // After the user, whose lock every change of a channel waits for. No key takes these along (0225).
  await tx.delete(channels).where(eq(channels.userId, userId));
  await tx.delete(dailyVersions).where(eq(dailyVersions.userId, userId));
}
