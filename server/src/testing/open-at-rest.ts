import type { Database } from '../db/database.ts';
import { openEmbedded } from '../db/embedded.ts';
import { openPostgres } from '../db/postgres.ts';
import type { Scratch } from './test-database.ts';

/** Works on a database while no server has it open. */
export async function openAtRest<T>(
  { databaseUrl, dataDir }: Scratch,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = databaseUrl
    ? openPostgres(databaseUrl, () => {})
    : await openEmbedded(dataDir, () => {});
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
