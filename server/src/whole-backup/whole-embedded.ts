import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { columnsOf, nameOf, settings, type WholeDatabase } from './whole-database.ts';

/** Pages of 8 KiB that are read at once: their rows are held in memory twice. */
const pagesAtOnce = 256;

/** A folder of the embedded engine that no other process has open. */
export async function openWholeEmbedded(folder: string): Promise<WholeDatabase> {
  const pglite = await PGlite.create(folder);
  await pglite.exec(settings.join('; '));
  const run = async (statement: string) => {
    const answers = await pglite.exec(statement);
    return (answers.at(-1)?.rows ?? []) as Record<string, unknown>[];
  };
  return {
    engine: 'embedded',
    run,
    async *read(table) {
      // The engine answers a COPY as a whole, so that each takes a few pages of one part of the table.
      const parts = await run(`
        select relid::regclass::text as part, pg_relation_size(relid) / 8192 as pages
        from pg_partition_tree('${nameOf(table)}') where isleaf
        union all
        select '${nameOf(table)}', pg_relation_size('${nameOf(table)}') / 8192
        where not exists (select from pg_partition_tree('${nameOf(table)}'))`);
      for (const { part, pages } of parts) {
        for (let page = 0; page < Number(pages); page += pagesAtOnce) {
          const { blob } = (await pglite.query(`copy (
            select ${columnsOf(table)} from only ${part}
            where ctid >= '(${page},0)' and ctid < '(${page + pagesAtOnce},0)'
          ) to '/dev/blob'`)) as { blob?: Blob };
          if (blob?.size) yield Buffer.from(await blob.arrayBuffer());
        }
      }
    },
    async write(table, lines) {
      const copy = `copy ${nameOf(table)} (${columnsOf(table)}) from '/dev/blob'`;
      await pglite.query(copy, [], { blob: new Blob([new Uint8Array(lines)]) });
    },
    migrate: (migrationsFolder) => migrate(drizzle(pglite), { migrationsFolder }),
    close: () => pglite.close(),
  };
}
