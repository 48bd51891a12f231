import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import program from '../../../package.json' with { type: 'json' };
import journal from '../../migrations/meta/_journal.json' with { type: 'json' };
import { StartupError } from '../startup-error.ts';
import type { Database, Queryable } from './database.ts';
import { ApartError, causes } from './outages.ts';

/**
 * Stands in a database for the programs that do not ask how old they may be: they refuse a table without
 * row-level security, by its name.
 */
export const signForOldPrograms = 'este programa da Artesa é antigo demais para este banco';

/** The version of the oldest program that may work on the database. */
export const oldestProgram = sql<string>`oldest_program()`;

const isOlderThan = (oldest: string) =>
  program.version.localeCompare(oldest, 'en', { numeric: true }) < 0;

/** @throws ApartError when this program is older than the oldest that may work on the database */
export function refuseOlderThan(oldest: string): void {
  if (isOlderThan(oldest)) throw new ApartError('program_too_old');
}

/**
 * Looks before anything of the database is touched.
 *
 * @throws StartupError naming this program's version and the one that the database asks for
 */
export async function refuseOldProgram(owner: Queryable): Promise<void> {
  // A new database, and one from before the rule, has no such function.
  const asks = await owner.execute(sql`select to_regproc('oldest_program') is not null as asks`);
  if (!asks.rows[0]?.asks) return;
  const { rows } = await owner.execute(sql`select ${oldestProgram} as oldest`);
  const oldest = String(rows[0]?.oldest);
  if (!isOlderThan(oldest)) return;
  throw new StartupError(
    `Esta Artesa é a versão ${program.version}, e uma mais nova já atualizou o banco de dados, que agora pede a ${oldest} ou outra depois dela. Nada foi escrito: atualize este programa.`,
  );
}

export const newestMigration = Math.max(...journal.entries.map(({ when }) => when));

/** What is missing where an older state of the database was restored: tables, functions, rights. */
const missing = /^(42883|42P01|3F000|42501)$/;

async function compare(db: Database): Promise<ApartError | undefined> {
  try {
    const { rows } = await db.auth.execute(sql`
      select ${oldestProgram} as oldest, max(created_at) as newest from drizzle.__drizzle_migrations`);
    const { oldest, newest } = rows[0] ?? {};
    if (isOlderThan(String(oldest))) return new ApartError('program_too_old');
    if (Number(newest) < newestMigration) return new ApartError('database_too_old');
    return undefined;
  } catch (error) {
    if ([...causes(error)].some(({ code }) => missing.test(String(code)))) {
      return new ApartError('database_too_old');
    }
    throw error;
  }
}

const lookEveryMs = 2_000;

/**
 * Looks now and then whether a program beside this one, or an operator, has moved the database away
 * from what this program can work on: it then stays so until it is started again. Only this process
 * opens an embedded one.
 *
 * @param onApart called once, with the error that then stands
 */
export function watchAge(db: Database, onApart: (error: ApartError) => void) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let apart: ApartError | undefined;
  const refuse = () => {
    if (apart) throw apart;
  };
  const check = async () => {
    refuse();
    const found = await compare(db);
    if (found && !apart) onApart(found);
    apart ??= found;
    refuse();
  };
  const keepLooking = async () => {
    while (!signal.aborted) {
      await pause(lookEveryMs, undefined, { signal, ref: false }).catch(() => {});
      if (!signal.aborted) await check().catch(() => {});
    }
  };
  if (db.engine === 'postgres') void keepLooking();
  return {
    /** @throws ApartError, or whatever keeps the database from answering */
    check,
    /** @throws ApartError once a look has found one */
    refuse,
    stop: () => stopping.abort(),
  };
}

export type AgeWatch = ReturnType<typeof watchAge>;
