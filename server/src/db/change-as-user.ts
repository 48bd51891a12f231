import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PlanId } from '#core/plans/plans.ts';
import type { Database, Queryable, UserId } from './database.ts';
import { UserGoneError } from './outages.ts';
import { users } from './schema.ts';

/**
 * Changes rows of a user, one change at a time in whatever process.
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

/** The time of the statement: that of the transaction may lie before its wait for the lock. */
export const now = sql`statement_timestamp()`;

/** However quickly a change of a row follows another, its time tells them apart. */
export const laterThan = (updatedAt: PgColumn) =>
  sql`greatest(${now}, ${updatedAt} + interval '1 millisecond')`;
