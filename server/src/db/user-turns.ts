import pLimit, { type LimitFunction } from 'p-limit';
import type { Database, UserId } from './database.ts';

/**
 * The same database, of which no user takes more than their places: what they ask for at once, such as
 * pages of many exports, waits for itself and not for everybody.
 *
 * @param places transactions of one user that are under way at a time in a process
 */
export function limitUsers(db: Database, places: number): Database {
  const limits = new Map<UserId, LimitFunction>();
  return {
    ...db,
    async asUser(userId, work) {
      const limit = limits.get(userId) ?? pLimit(places);
      limits.set(userId, limit);
      try {
        return await limit(() => db.asUser(userId, work));
      } finally {
        if (limit.activeCount + limit.pendingCount === 0) limits.delete(userId);
      }
    },
  };
}
