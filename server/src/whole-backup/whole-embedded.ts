import { PGlite } from '@electric-sql/pglite';
import { asLongAsItRuns } from '../db/embedded-engine.ts';
import { columnsOf, nameOf, settings, type WholeDatabase } from './whole-database.ts';

/** What is read at once, in bytes of the disk with long values: their rows are held in memory twice. */
const bytesAtOnce = 2 * 1024 * 1024;
const pageBytes = 8192;

/** A folder of the embedded engine that no other process has open. */
export async function openWholeEmbedded(folder: string): Promise<WholeDatabase> {
  const pglite = asLongAsItRuns(await PGlite.create(folder));
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
        select c.oid::regclass::text as part, pg_relation_size(c.oid) / ${pageBytes} as pages,
          pg_table_size(c.oid) as bytes
        from pg_class c
        where c.oid = '${nameOf(table)}'::regclass and relkind = 'r'
          or c.oid in (select relid from pg_partition_tree('${nameOf(table)}') where isleaf)`);
      for (const { part, pages, bytes } of parts) {
        const step = Math.ceil(
          (Number(pages) * bytesAtOnce) / Math.max(Number(bytes), bytesAtOnce),
        );
        for (let page = 0; page < Number(pages); page += step) {
          const { blob } = (await pglite.query(`copy (
            select ${columnsOf(table)} from only ${part}
            where ctid >= '(${page},0)' and ctid < '(${page + step},0)'
          ) to '/dev/blob'`)) as { blob?: Blob };
          if (blob?.size) yield Buffer.from(await blob.arrayBuffer());
        }
      }
    },
    async write(table, lines) {
      const copy = `copy ${nameOf(table)} (${columnsOf(table)}) from '/dev/blob'`;
      await pglite.query(copy, [], { blob: new Blob([new Uint8Array(lines)]) });
    },
    close: () => pglite.close(),
  };
}
