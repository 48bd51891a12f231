import type pg from 'pg';

/** How many transactions of this client's database wait for a lock that another one holds. */
export async function waitingLocks(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(
    'select from pg_locks l join pg_database d on d.oid = l.database where not granted and datname = current_database()',
  );
  return rowCount ?? 0;
}
