import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { StartupError } from '../startup-error.ts';
import type { Database, Listener, Queryable } from './database.ts';
import { openDoor } from './embedded-door.ts';
import { lockEmbedded } from './embedded-lock.ts';
import { takeTurns, withOwn } from './embedded-turns.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { refuseOldProgram } from './program-age.ts';
import * as schema from './schema.ts';
import { authScope, type Scope, userScope } from './scope.ts';

/**
 * PostgreSQL inside this process, in a folder of `dataDir`.
 *
 * @throws StartupError when the folder cannot be used or another process has it open
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = join(dataDir, 'postgres');
  preparePrivateFolder(dataDir);
  const lock = lockEmbedded(dataDir);
  try {
    if (!existsSync(folder)) await createWhole(folder);
    preparePrivateFolder(folder);
    const pglite = asLongAsItRuns(await PGlite.create(folder));
    const closeDoor = await openDoor(dataDir, (work) => pglite.transaction(work));
    return embeddedDatabase(pglite, () => {
      closeDoor();
      lock.release();
    });
  } catch (cause) {
    lock.release();
    if (cause instanceof StartupError) throw cause;
    throw new StartupError(`O banco de dados em ${folder} não pôde ser aberto.`, { cause });
  }
}

/** Made aside, then moved: a process that dies halfway leaves nothing like a database. */
async function createWhole(folder: string): Promise<void> {
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  preparePrivateFolder(draft);
  const pglite = await PGlite.create(draft);
  await pglite.close();
  renameSync(draft, folder);
}

/**
 * An engine that has panicked, as when a full disk ends its log, answers nothing any more: the next call
 * would hold the process for ever. The next start reads what was committed.
 *
 * @returns the same engine, whose calls are refused from then on (57P02)
 */
export function asLongAsItRuns(pglite: PGlite): PGlite {
  let panic: unknown;
  const guarded =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args) => {
      if (panic)
        throw Object.assign(new Error('PGlite is closed', { cause: panic }), { code: '57P02' });
      try {
        return await call.apply(pglite, args);
      } catch (error) {
        if ((error as { severity?: string }).severity === 'PANIC') panic = error;
        throw error;
      }
    };
  // Every other call is made of these.
  pglite.execProtocol = guarded(pglite.execProtocol);
  pglite.execProtocolStream = guarded(pglite.execProtocolStream);
  pglite.close = async () => {
    if (!panic) await PGlite.prototype.close.call(pglite);
  };
  return pglite;
}

function embeddedDatabase(pglite: PGlite, release: () => void): Database {
  const owner = drizzle(pglite, { schema });
  const turns = takeTurns(pglite);
  const users = drizzle(turns.users, { schema });
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
    asUser: (userId, work) =>
      users.transaction(async (tx) => {
        for (const statement of userScope(userId)) await tx.execute(sql.raw(statement));
        return await work(tx as Queryable);
      }),
    listen: (listener) => listenInside(pglite, listener),
    jobs: { db: fromPglite(pglite), backend: 'pglite' },
    async ping() {
      // In its turn, as a reader: a long change is no outage.
      await auth.execute(sql`select 1`);
    },
    async close() {
      await pglite.close();
      release();
    },
  };
}

/** The engine lives in this process, so listening ends only with the process. */
function listenInside(pglite: PGlite, { channel, onNotice, onResume }: Listener) {
  const listening = pglite.listen(channel, onNotice);
  void listening.then(onResume, () => {});
  return async () => {
    const stop = await listening.catch(() => undefined);
    // One that has panicked notifies nobody any more.
    await stop?.().catch(() => {});
  };
}

function inScope(pglite: PGlite, scope: Scope): PGlite {
  const transaction = <T>(work: (tx: Transaction) => Promise<T>) =>
    pglite.transaction(async (tx) => {
      await tx.exec(scope.join('; '));
      return await work(tx);
    });
  const query: PGlite['query'] = (text, parameters, options) =>
    transaction((tx) => tx.query(text, parameters, options));
  return withOwn(pglite, { transaction, query });
}

function preparePrivateFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(`A pasta de dados ${folder} não pode ser usada (${code}).`);
  }
}
