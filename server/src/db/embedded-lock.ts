import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError, unusableFolder } from '../startup-error.ts';

/** How long one of several that start at once waits for the winner's process id to be written. */
const patienceMs = 1_000;

/** SQLite's codes: somebody else has the lock; there is no room to take it. */
const busy = 5;
const full = 13;

/** The error of a database that another process has open. */
export class OpenElsewhereError extends StartupError {}

/**
 * Takes the only place at the embedded database, by SQLite's file lock. The kernel drops the lock
 * with its process, so a dead process leaves nothing stale, and two cannot take it over at once.
 * The process id beside it is for the message only.
 *
 * A file that is removed takes its lock along. So there are two: `embedded.lock`, which looks as if it
 * might be removed, and `postgres.made`, which says that there is a database. Nothing else in this process
 * may open them: closing a file drops all locks that its process has on it.
 *
 * @param dataDir the folder that holds the database's folder; the locks lie beside the latter
 * @throws StartupError naming the process that has the database open
 */
export function lockEmbedded(dataDir: string) {
  const holderFile = join(dataDir, 'embedded.pid');
  const made = join(dataDir, 'postgres.made');
  const lockFile = join(dataDir, 'embedded.lock');
  const before = { wasUsed: existsSync(lockFile), wasMade: existsSync(made) };
  const held: DatabaseSync[] = [];
  const drop = () => {
    for (const lock of held.splice(0)) lock.close();
  };
  const take = (file: string) => {
    const lock = openLock(file);
    held.push(lock);
    try {
      lock.exec('begin exclusive');
    } catch (error) {
      drop();
      const { errcode } = error as { errcode?: number };
      if (errcode === full) throw unusableFolder(dataDir, { code: 'ENOSPC' });
      if (errcode !== busy) throw unusableLock(file, error);
      throw new OpenElsewhereError(
        `O banco de dados em ${dataDir} já está aberto pelo processo ${holder(holderFile)}. Encerre-o antes de abrir de novo.`,
      );
    }
  };
  take(lockFile);
  if (before.wasMade) take(made);
  try {
    writeFileSync(holderFile, `${process.pid}\n`, { mode: 0o600 });
  } catch (error) {
    drop();
    throw unusableFolder(dataDir, error);
  }
  return {
    /** Whether a process was here before, and whether a database was. */
    before,
    /** Marks that there is a database from now on. */
    markMade() {
      if (held.length === 1) take(made);
    },
    release() {
      rmSync(holderFile, { force: true });
      drop();
    },
  };
}

function openLock(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: patienceMs });
  } catch (error) {
    throw unusableLock(file, error);
  }
}

/** SQLite's messages name no data: `unable to open database file`, `file is not a database`. */
const unusableLock = (file: string, error: unknown) =>
  new StartupError(`A trava ${file} não pode ser usada (${(error as Error).message}).`, {
    cause: error,
  });

function holder(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim() || 'desconhecido';
  } catch {
    return 'desconhecido';
  }
}
