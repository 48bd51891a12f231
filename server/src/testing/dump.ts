import { sql } from 'drizzle-orm';
import type { TestServer } from './test-server.ts';

/** Every row of every table, the queue's included, as JSON text by the table's name. */
export async function dumpTables({ services }: TestServer): Promise<Map<string, string>> {
  const dump = new Map<string, string>();
  await services.db.prepare(async (owner) => {
    const { rows: tables } = await owner.execute(sql`
      select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`);
    for (const { schema, name } of tables as { schema: string; name: string }[]) {
      const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
      const { rows } = await owner.execute(
        sql`select coalesce(json_agg(t), '[]')::text as rows from ${table} t`,
      );
      dump.set(name, String(rows[0]?.rows));
    }
  });
  return dump;
}
