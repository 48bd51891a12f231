import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import { createOrdinaryScratch, createScratch, engine, type Scratch } from './test-database.ts';

/** To empty a copy of the prepared database takes a tenth of the time that a new one takes. */
const emptying = `
  drop schema public, drizzle cascade;
  create schema public;
  grant usage on schema public to public;`;

/**
 * A closed database of its own with what is in a dump. The roles, which belong to the server and are
 * in no dump, were made with the prepared database. On PostgreSQL an ordinary role owns all of it.
 *
 * @param dump plain SQL, as `pg_dump --inserts --no-owner` writes it, without commands of psql
 */
export async function restoreDump(dump: string): Promise<Scratch> {
  if (engine === 'embedded') {
    const scratch = await createScratch(inject('template'));
    const pglite = await PGlite.create(join(scratch.dataDir, 'postgres'));
    await pglite.exec(emptying);
    await pglite.exec(dump);
    await pglite.close();
    return scratch;
  }
  const scratch = await createOrdinaryScratch();
  const client = new pg.Client({ connectionString: scratch.databaseUrl });
  await client.connect();
  await client.query(dump);
  await client.end();
  return scratch;
}
