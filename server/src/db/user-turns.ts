import pLimit, { type LimitFunction } from 'p-limit';
import type { ProcessorTime } from '../processor-time.ts';
import type { Database, Queryable, UserId } from './database.ts';

/**
 * A database of which no user takes more than their places: what they ask for at once, such as
 * pages of many exports, waits for itself and not for everybody.
 *
 * @param places transactions of one user that are under way at a time in a process
 * @param time gets how long each transaction lasted
 */
export function limitUsers(db: Database, places: number, time: ProcessorTime): Database {
  const limits = new Map<UserId, LimitFunction>();
  const timed =
    <T>(userId: UserId, work: (tx: Queryable) => Promise<T>) =>
    async (tx: Queryable) => {
      const since = performance.now();
      try {
        return await work(tx);
      } finally {
        time.add(userId, performance.now() - since);
      }
    };
  return {
    ...db,
    async asUser(userId, work, act) {
      const limit = limits.get(userId) ?? pLimit(places);
      limits.set(userId, limit);
      try {
        return await limit(() => db.asUser(userId, timed(userId, work), act));
      } finally {
        if (limit.activeCount + limit.pendingCount === 0) limits.delete(userId);
      }
    },
  };
}
