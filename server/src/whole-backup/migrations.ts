import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from '../db/migrations-folder.ts';
import { StartupError } from '../startup-error.ts';
import type { WholeDatabase } from './whole-database.ts';

/** @returns the hashes of the migrations that a database has, in their order; none where it has no table of them */
export async function appliedMigrations({ run }: WholeDatabase): Promise<string[]> {
  const [found] = await run("select to_regclass('drizzle.__drizzle_migrations') as migrations");
  if (!found?.migrations) return [];
  const rows = await run('select hash from drizzle.__drizzle_migrations order by created_at');
  return rows.map(({ hash }) => String(hash));
}

/** @throws StartupError when this program does not know all of a backup's migrations, in their order */
export function refuseUnknownMigrations(applied: readonly string[]): void {
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  if (applied.every((hash, at) => hash === known[at])) return;
  throw new StartupError(
    'O backup foi feito por uma versão mais nova do Artesa: restaure com ela, ou com uma posterior.',
  );
}

/** Applies what a database lacks, as Drizzle does, but in the transaction that is open: all, or the first ones alone. */
export async function migrateUpTo({ run }: WholeDatabase, count?: number): Promise<void> {
  await run('create schema if not exists drizzle');
  await run(`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  const applied = await run('select from drizzle.__drizzle_migrations');
  const known = readMigrationFiles({ migrationsFolder });
  for (const { sql, hash, folderMillis } of known.slice(applied.length, count)) {
    for (const statement of sql) await run(statement);
    await run(`insert into drizzle.__drizzle_migrations (hash, created_at)
      values ('${hash}', ${folderMillis})`);
  }
}
