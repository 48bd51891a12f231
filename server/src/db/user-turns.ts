import pLimit, { type LimitFunction } from 'p-limit';
import type { Database, UserId } from './database.ts';

/**
 * How many transactions of one user are under way at a time in a process. The embedded engine has one
 * session: two at a time would gain nothing there.
 */
export const placesOfUser = (engine: Database['engine']) => (engine === 'embedded' ? 1 : 2);

/**
 * The same database, of which no user takes more than their places: what they ask for at once, such as
 * pages of many exports, waits for itself and not for everybody.
 */
export function limitUsers(db: Database): Database {
  const limits = new Map<UserId, LimitFunction>();
  return {
    ...db,
    async asUser(userId, work) {
      const limit = limits.get(userId) ?? pLimit(placesOfUser(db.engine));
      limits.set(userId, limit);
      try {
        return await limit(() => db.asUser(userId, work));
      } finally {
        if (limit.activeCount + limit.pendingCount === 0) limits.delete(userId);
      }
    },
  };
}
