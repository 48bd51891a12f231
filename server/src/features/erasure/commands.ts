import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import type { EnqueueBilling } from '../../jobs/billing-queue.ts';
import { forgetUser } from '../../jobs/mail-queue.ts';
import { closeSubscription } from '../subscriptions/commands.ts';

/**
 * Erases an account with every row of its user, in every table and in the job queue. A running
 * subscription is ended at the payment provider by a job that names only the provider's customer.
 */
export async function eraseAccount(
  tx: Queryable,
  enqueueBilling: EnqueueBilling,
  userId: string,
): Promise<void> {
  await forgetUser(tx, userId);
  await closeSubscription(tx, enqueueBilling, userId);
  await tx.delete(users).where(eq(users.id, userId));
}
