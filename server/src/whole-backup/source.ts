import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { askForCopy } from '../db/embedded-door.ts';
import { refuseNoDatabase } from '../db/embedded-folder.ts';
import { lockEmbedded, OpenElsewhereError } from '../db/embedded-lock.ts';
import { letOwnerReadWhole } from '../db/roles.ts';
import type { Say } from './say.ts';
import type { DatabaseEnv, WholeDatabase } from './whole-database.ts';
import { openWholeEmbedded } from './whole-embedded.ts';
import { openWholePostgres } from './whole-postgres.ts';

interface Source {
  readonly db: WholeDatabase;
  close(): Promise<void>;
}

/** The database to read, whether or not servers use it. */
export async function openSource(env: DatabaseEnv, say: Say): Promise<Source> {
  refuseNoDatabase(env);
  const { databaseUrl, databaseDirectUrl, dataDir } = env;
  if (!databaseUrl) return await openEmbeddedSource(dataDir, say);
  const db = await openWholePostgres(databaseDirectUrl ?? databaseUrl);
  try {
    // The program that made the database may be older than this.
    await letOwnerReadWhole(db.run);
    return { db, close: db.close };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/**
 * The folder itself where no process has it open; else a copy of it, made by the process that has.
 *
 * @throws StartupError where there is no database, or that process does not make one
 */
async function openEmbeddedSource(dataDir: string, say: Say): Promise<Source> {
  const folder = join(dataDir, 'postgres');
  const lock = lockUnlessOpen(dataDir);
  if (lock) return await opened(folder, lock.release);
  say('O servidor copia o banco de dados…');
  const copy = await askForCopy(dataDir);
  return await opened(copy, () => rmSync(copy, { recursive: true, force: true }));
}

async function opened(folder: string, leave: () => void): Promise<Source> {
  try {
    const db = await openWholeEmbedded(folder);
    return { db, close: () => db.close().finally(leave) };
  } catch (error) {
    leave();
    throw error;
  }
}

function lockUnlessOpen(dataDir: string) {
  try {
    return lockEmbedded(dataDir);
  } catch (error) {
    if (error instanceof OpenElsewhereError) return undefined;
    throw error;
  }
}
