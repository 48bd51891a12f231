import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

/** Applies the first migrations alone: as many as a backup has. */
export async function migrateUpTo(db: WholeDatabase, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'artesa-migrations-'));
  try {
    const journal = 'meta/_journal.json';
    const whole = JSON.parse(readFileSync(join(migrationsFolder, journal), 'utf8')) as Journal;
    const entries = whole.entries.slice(0, count);
    for (const { tag } of entries) {
      cpSync(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
    }
    mkdirSync(join(folder, 'meta'));
    writeFileSync(join(folder, journal), JSON.stringify({ ...whole, entries }));
    await db.migrate(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
