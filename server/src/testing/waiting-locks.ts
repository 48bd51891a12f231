import type pg from 'pg';

/**
 * How many transactions of this client's database wait for a lock that another one holds. A wait
 * for a row names no database, but its transaction holds a lock that does.
 */
export async function waitingLocks(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(
    `select distinct waiting.pid from pg_locks waiting join pg_locks held using (pid)
     join pg_database d on d.oid in (held.database, waiting.database)
     where not waiting.granted and datname = current_database()`,
  );
  return rowCount ?? 0;
}
