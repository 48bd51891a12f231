import { eq, sql } from 'drizzle-orm';
import type { PlanId } from '#core/plans/plans.ts';
import type { Database, Queryable, UserId } from './database.ts';
import { UserGoneError } from './outages.ts';
import { oldestProgram, refuseOlderThan } from './program-age.ts';
import { users } from './schema.ts';

export interface UserChange {
  tx: Queryable;
  userId: UserId;
  /** It stays until the transaction ends. */
  plan: PlanId;
  /** The database's time since the lock, so that no later change has an earlier one. */
  now: Date;
}

/**
 * Changes a user's rows, one change at a time across all processes.
 *
 * @throws UserGoneError when the account is gone
 * @throws ApartError when this program is too old for the database by now
 */
export function changeAsUser<T>(
  db: Database,
  userId: UserId,
  change: (change: UserChange) => Promise<T>,
): Promise<T> {
  return db.asUser(userId, async (tx) => {
    const locked = tx
      .$with('locked')
      .as(
        tx
          .select({ plan: users.plan })
          .from(users)
          .where(eq(users.id, userId))
          .for('no key update'),
      );
    const now = sql`clock_timestamp()`.mapWith(users.updatedAt);
    const [found] = await tx
      .with(locked)
      .select({ plan: locked.plan, now, oldest: oldestProgram })
      .from(locked);
    if (!found) throw new UserGoneError();
    const { oldest, ...user } = found;
    refuseOlderThan(oldest);
    return await change({ tx, userId, ...user });
  });
}

/** A time later than the row's last change, so that two quick changes have two versions. */
export const laterThan = (updatedAt: Date | string, now: Date) =>
  new Date(Math.max(now.getTime(), new Date(updatedAt).getTime() + 1));
