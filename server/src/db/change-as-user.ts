import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PlanId } from '#core/plans/plans.ts';
import type { Database, Queryable, UserId } from './database.ts';
import { UserGoneError } from './outages.ts';
import { users } from './schema.ts';

/**
 * Changes a user's rows, one change at a time across all processes.
 *
 * @param change gets the user's plan, which stays until the transaction ends
 * @throws UserGoneError when the account is gone
 */
export function changeAsUser<T>(
  db: Database,
  userId: UserId,
  change: (tx: Queryable, plan: PlanId) => Promise<T>,
): Promise<T> {
  return db.asUser(userId, async (tx) => {
    const [user] = await tx
      .select({ plan: users.plan })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update');
    if (!user) throw new UserGoneError();
    return await change(tx, user.plan);
  });
}

/** The statement's time. The transaction may have begun long before it got the lock. */
export const now = sql`statement_timestamp()`;

/** A time later than the row's last change, so that two quick changes have two versions. */
export const laterThan = (updatedAt: PgColumn) =>
  sql`greatest(${now}, ${updatedAt} + interval '1 millisecond')`;
