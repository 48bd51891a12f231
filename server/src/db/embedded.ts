import { join } from 'node:path';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import type { Database, Listener, Queryable } from './database.ts';
import { openDoor } from './embedded-door.ts';
import { createWhole, type Engine, openEngine } from './embedded-engine.ts';
import { checkRoom, findDatabase, logFileBytes, preparePrivateFolder } from './embedded-folder.ts';
import { lockEmbedded } from './embedded-lock.ts';
import { takeTurns, withOwn } from './embedded-turns.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { refuseOldProgram } from './program-age.ts';
import * as schema from './schema.ts';
import { authScope, type Scope, userScope } from './scope.ts';

/** The room for the next two files of the engine's log: with less, what is saved could end the engine. */
const reserveBytes = 2 * logFileBytes;

/**
 * PostgreSQL inside this process, in a folder of `dataDir`.
 *
 * @param onBroken called with the error of an engine that has died and is opened again
 * @throws StartupError when the folder cannot be used, the database in it is lost or not whole, or
 *   another process has it open
 */
export async function openEmbedded(
  dataDir: string,
  onBroken: (error: Error) => void,
): Promise<Database> {
  const folder = join(dataDir, 'postgres');
  preparePrivateFolder(dataDir);
  const lock = lockEmbedded(dataDir);
  try {
    if (!findDatabase(dataDir, folder, lock.before)) await createWhole(folder);
    preparePrivateFolder(folder);
    lock.markMade();
    const engine = await openEngine(folder, onBroken);
    const closeDoor = await openDoor(dataDir, (work) => engine.pglite.transaction(work));
    return embeddedDatabase(engine, folder, () => {
      closeDoor();
      lock.release();
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

function embeddedDatabase(engine: Engine, folder: string, release: () => void): Database {
  const { pglite } = engine;
  const owner = drizzle(pglite, { schema });
  const turns = takeTurns(pglite);
  const users = drizzle(turns.users, { schema });
  const changes = drizzle(turns.changes, { schema });
  const auth = drizzle(inScope(turns.others, authScope), { schema });
  return {
    engine: 'embedded',
    auth: auth as Queryable,
    async prepare(work) {
      await refuseOldProgram(owner as Queryable);
      await migrate(owner, { migrationsFolder });
      await work(owner as Queryable);
    },
    asAuth: (work) => auth.transaction((tx) => work(tx as Queryable)),
    asUser: (userId, work, act) =>
      (act === 'change' ? changes : users).transaction(async (tx) => {
        for (const statement of statementsOf(userScope(userId)))
          await tx.execute(sql.raw(statement));
        return await work(tx as Queryable);
      }),
    listen: (listener) => listenInside(engine, listener),
    jobs: { db: fromPglite(pglite), backend: 'pglite' },
    async ping() {
      // In its turn, as a reader: a long change is no outage.
      await auth.execute(sql`select 1`);
    },
    hasRoom: () => checkRoom(folder, reserveBytes),
    async close() {
      await engine.close();
      release();
    },
  };
}

/** The engine lives in this process, so listening ends with the process, or goes on with the next engine. */
function listenInside(engine: Engine, { channel, onNotice, onResume }: Listener) {
  const listening = engine.listen(channel, onNotice, onResume);
  listening.catch(() => {});
  return async () => {
    const stop = await listening.catch(() => undefined);
    // One that has died notifies nobody any more.
    await stop?.().catch(() => {});
  };
}

const statementsOf = ({ role, user }: Scope) => (user ? [role, user] : [role]);

function inScope(pglite: PGlite, scope: Scope): PGlite {
  const transaction = <T>(work: (tx: Transaction) => Promise<T>) =>
    pglite.transaction(async (tx) => {
      await tx.exec(statementsOf(scope).join('; '));
      return await work(tx);
    });
  const query: PGlite['query'] = (text, parameters, options) =>
    transaction((tx) => tx.query(text, parameters, options));
  return withOwn(pglite, { transaction, query });
}
