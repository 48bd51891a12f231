import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Queryable } from './database.ts';

const transactions = new AsyncLocalStorage<true>();

/** Whether whoever asks is inside a transaction, and holds its connection and its locks. */
export const isInsideTransaction = () => transactions.getStore() === true;

/** A database whose transactions are known to isInsideTransaction. */
export function markTransactions(db: Database): Database {
  const marked =
    <T>(work: (tx: Queryable) => Promise<T>) =>
    (tx: Queryable) =>
      transactions.run(true, () => work(tx));
  return {
    ...db,
    asUser: (userId, work, act) => db.asUser(userId, marked(work), act),
    asAuth: (work) => db.asAuth(marked(work)),
  };
}
