import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { columnsOf, nameOf, settings, type WholeDatabase } from './whole-database.ts';

const partBytes = 4 * 1024 * 1024;
const newline = 10;

/** A connection of its own to a PostgreSQL server. */
export async function openWholePostgres(url: string): Promise<WholeDatabase> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'artesa-backup',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // Whatever waits for an answer is told too.
  client.on('error', () => {});
  await client.connect();
  for (const statement of settings) await client.query(statement);
  return {
    engine: 'postgres',
    run: async (statement) => (await client.query(statement)).rows,
    async *read(table) {
      const rows = `select ${columnsOf(table)} from ${nameOf(table)}`;
      yield* inParts(client.query(to(`copy (${rows}) to stdout`)));
    },
    async write(table, lines) {
      const copy = client.query(from(`copy ${nameOf(table)} (${columnsOf(table)}) from stdin`));
      copy.end(lines);
      await finished(copy);
    },
    close: () => client.end(),
  };
}

/** What comes, cut at the ends of lines. */
async function* inParts(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const piece of pieces) {
    held.push(piece);
    size += piece.length;
    if (size < partBytes) continue;
    const whole = Buffer.concat(held);
    const end = whole.lastIndexOf(newline) + 1;
    if (end > 0) yield whole.subarray(0, end);
    held = [whole.subarray(end)];
    size = whole.length - end;
  }
  if (size > 0) yield Buffer.concat(held);
}
