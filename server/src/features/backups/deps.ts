import type { Database } from '../../db/database.ts';
import type { Storage } from '../../storage/storage.ts';

export interface BackupDeps {
  db: Database;
  storage: Storage;
  inTurn?: InTurn;
}

/** Works on a whole file when it is its turn: each takes several times its size in memory. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** For those who are few already, as jobs are. */
export const atOnce: InTurn = (work) => work();
