import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findDatabase } from '../db/embedded-folder.ts';
import { lockEmbedded } from '../db/embedded-lock.ts';
import { startLock } from '../db/postgres.ts';
import { ensureRoles, letOwnerReadWhole } from '../db/roles.ts';
import { StartupError } from '../startup-error.ts';
import type { DatabaseEnv, WholeDatabase } from './whole-database.ts';
import { openWholeEmbedded } from './whole-embedded.ts';
import { openWholePostgres } from './whole-postgres.ts';

interface Target {
  /** Empty: it has no table, in the transaction that is open. */
  readonly db: WholeDatabase;
  /** Ends the transaction, closes it, and puts it where the server looks for it. */
  keep(): Promise<void>;
  /** Closes it. What there was before is there as it was. */
  leave(): Promise<void>;
}

/**
 * The database to fill. One that was prepared and never used counts as empty and is made again.
 *
 * @throws StartupError when it has users, belongs to another program, or a server has it open
 */
export const openTarget = ({
  databaseUrl,
  databaseDirectUrl,
  dataDir,
}: DatabaseEnv): Promise<Target> =>
  databaseUrl ? openPostgresTarget(databaseDirectUrl ?? databaseUrl) : openEmbeddedTarget(dataDir);

async function openPostgresTarget(url: string): Promise<Target> {
  const db = await openWholePostgres(url);
  try {
    await ensureRoles(db.run);
    await db.run(`select pg_advisory_lock(${startLock})`);
    await refuseOthers(db);
    await db.run('begin');
    await refuseContent(db);
    await db.run(removeTables);
    const keep = async () => {
      // pg_dump reads nothing of it before there is a way to.
      await letOwnerReadWhole(db.run);
      await db.run('commit');
      await db.close().catch(() => {});
    };
    const leave = async () => {
      await db.run('rollback').finally(db.close);
    };
    return { db, keep, leave };
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function refuseOthers({ run }: WholeDatabase): Promise<void> {
  const others = await run(`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and application_name like 'artesa%' and application_name <> 'artesa-backup'`);
  if (others.length === 0) return;
  throw new StartupError('Há um servidor conectado a este banco de dados: pare-o e repita.');
}

/** Until the transaction ends nobody else comes in. */
async function refuseContent({ run }: WholeDatabase): Promise<void> {
  const tables = await run(
    "select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
  );
  if (tables.length === 0) return;
  const [ours] = await run(
    "select to_regclass('drizzle.__drizzle_migrations') is not null and to_regclass('public.users') is not null as are_ours",
  );
  if (!ours?.are_ours) {
    throw new StartupError('O banco de dados tem tabelas de outro programa: use um banco vazio.');
  }
  await run('lock table public.users in access exclusive mode');
  await run('alter table public.users no force row level security');
  await refuseUsers({ run });
}

async function refuseUsers({ run }: Pick<WholeDatabase, 'run'>): Promise<void> {
  const users = await run('select from public.users limit 1');
  if (users.length === 0) return;
  throw new StartupError(
    'O banco de dados de destino já tem usuários: um backup só é restaurado num banco vazio.',
  );
}

/** What migrations and the job queue make. Extensions stay. */
const removeTables = `
DROP SCHEMA IF EXISTS drizzle CASCADE;
DROP SCHEMA IF EXISTS pgboss CASCADE;
DO $$
DECLARE
  made record;
BEGIN
  FOR made IN
    SELECT format('TABLE %s', c.oid::regclass) AS what FROM pg_class c
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT EXISTS (
      SELECT FROM pg_depend WHERE objid = c.oid AND deptype = 'e')
    UNION ALL
    SELECT format('ROUTINE %s', p.oid::regprocedure) FROM pg_proc p
    WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS (
      SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')
  LOOP
    EXECUTE format('DROP %s CASCADE', made.what);
  END LOOP;
END
$$`;

/** Made aside, as a new one is: a process that dies halfway leaves nothing like a database. */
async function openEmbeddedTarget(dataDir: string): Promise<Target> {
  const folder = join(dataDir, 'postgres');
  const draft = `${folder}.draft`;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockEmbedded(dataDir);
  try {
    await refuseUsedFolder(dataDir, folder);
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    const db = await openWholeEmbedded(draft);
    await db.run('begin');
    return {
      db,
      async keep() {
        await db.run('commit');
        await db.close();
        chmodSync(draft, 0o700);
        rmSync(folder, { recursive: true, force: true });
        renameSync(draft, folder);
        lock.markMade();
        lock.release();
      },
      async leave() {
        // One that has failed may not even close.
        await db.close().catch(() => {});
        rmSync(draft, { recursive: true, force: true });
        lock.release();
      },
    };
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    lock.release();
    throw error;
  }
}

async function refuseUsedFolder(dataDir: string, folder: string): Promise<void> {
  const db = await openFound(dataDir, folder);
  if (!db) return;
  try {
    const [found] = await db.run("select to_regclass('public.users') as users");
    if (found?.users) await refuseUsers(db);
  } finally {
    await db.close();
  }
}

/** A lost database is what a backup is for. */
const asIfNew = { wasUsed: false, wasMade: false };

async function openFound(dataDir: string, folder: string): Promise<WholeDatabase | undefined> {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return undefined;
  try {
    findDatabase(dataDir, folder, asIfNew);
    return await openWholeEmbedded(folder);
  } catch (cause) {
    throw new StartupError(
      `A pasta ${folder} tem um banco de dados que não abre: mude-a de lugar e repita.`,
      { cause },
    );
  }
}
