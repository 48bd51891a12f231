import { join } from 'node:path';
import { openWholeEmbedded } from '../whole-backup/whole-embedded.ts';
import { openWholePostgres } from '../whole-backup/whole-postgres.ts';
import { type Scratch, serverUrl } from './test-database.ts';

export type Run = (statement: string) => Promise<Record<string, unknown>[]>;

/** Works on a closed database as a superuser, whom no policy keeps from anything. */
export async function asSuperuser<T>(
  { databaseUrl, dataDir }: Pick<Scratch, 'databaseUrl' | 'dataDir'>,
  work: (run: Run) => Promise<T>,
): Promise<T> {
  const db = databaseUrl
    ? await openWholePostgres(new URL(new URL(databaseUrl).pathname, serverUrl()).href)
    : await openWholeEmbedded(join(dataDir, 'postgres'));
  try {
    return await work(db.run);
  } finally {
    await db.close();
  }
}

/** Tables whose content is the job queue's own; it makes them anew. */
const ownOfQueue = ['pgboss.version', 'pgboss.bam', 'pgboss.queue_stats'];

/** Of every table with its columns, how many rows it has and a hash of all that is in them. */
export async function hashTables(run: Run): Promise<Record<string, string>> {
  const tables = await run(`
    select n.nspname || '.' || c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
    order by 1`);
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    if (ownOfQueue.includes(String(name))) continue;
    const [found] = await run(`
      select count(*) || ' rows ' || md5(coalesce(string_agg(row, chr(10) order by row collate "C"), '')) as hash
      from (select to_jsonb(t)::text as row from ${name} t) rows`);
    hashes[String(name)] = String(found?.hash);
  }
  return hashes;
}

/** What guards the rows: keys, checks, indexes, triggers, policies and who obeys them, rights. */
export async function guardsOf(run: Run): Promise<string[]> {
  const rows = await run(`
    select conrelid::regclass || ': ' || pg_get_constraintdef(oid) as guard from pg_constraint
      where connamespace::regnamespace::text in ('public', 'pgboss')
    union all select indexdef from pg_indexes where schemaname in ('public', 'pgboss')
    union all select pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    union all select format('%s: security %s, forced %s', relname, relrowsecurity, relforcerowsecurity)
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    union all select format('%s: %s for %s', tablename, policyname, roles) from pg_policies
      where policyname <> 'whole_for_owner'
    union all select format('%s may %s on %s', grantee, privilege_type, table_name)
      from information_schema.role_table_grants
      where table_schema = 'public' and grantee in ('artesa_app', 'artesa_auth')`);
  // PostgreSQL 18 names what older versions keep to themselves, and statistics have days in their names.
  return rows
    .map(({ guard }) => String(guard))
    .filter((guard) => !guard.includes(': NOT NULL') && !guard.includes('queue_stats'))
    .sort();
}
