import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../startup-error.ts';

/** Of several at once one wins; the others try for so long that its process id is written. */
const patienceMs = 1_000;

/**
 * Takes the only place at the embedded database, by SQLite's file lock. The kernel drops the lock
 * with its process, so a dead process leaves nothing stale, and two cannot take it over at once.
 * The process id beside it is for the message only.
 *
 * @param dataDir the folder that holds the database's folder; the lock lies beside the latter
 * @throws StartupError naming the process that has the database open
 */
export function lockEmbedded(dataDir: string) {
  const lockFile = join(dataDir, 'embedded.lock');
  const holderFile = join(dataDir, 'embedded.pid');
  const lock = new DatabaseSync(lockFile, { timeout: patienceMs });
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new StartupError(
      `O banco de dados em ${dataDir} já está aberto pelo processo ${holder(holderFile)}. Encerre-o antes de abrir de novo.`,
    );
  }
  writeFileSync(holderFile, `${process.pid}\n`, { mode: 0o600 });
  return {
    release() {
      rmSync(holderFile, { force: true });
      lock.close();
    },
  };
}

function holder(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim() || 'desconhecido';
  } catch {
    return 'desconhecido';
  }
}
