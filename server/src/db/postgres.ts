import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, Queryable } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema.ts';

const limits = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
  keepAlive: true,
  application_name: 'artesa',
} as const;

/** A migration may take its time, and so may the wait for another process that runs it. */
const unhurried = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 };

/** The key of the advisory lock that lets one process at a time prepare the database. */
const startLock = 4_751_983_202;

/**
 * A PostgreSQL server. Connections carry their role from the start, so no statement can run with
 * more rights than its pool has. Opening does not connect: the first query does.
 *
 * @param onIdleError told of connections that break while nobody uses them
 */
export function openPostgres(url: string, onIdleError: (error: Error) => void): Database {
  const pool = (max: number, role: string) =>
    new pg.Pool({ connectionString: url, max, options: `-c role=${role}`, ...limits }).on(
      'error',
      onIdleError,
    );
  const pools = { auth: pool(5, 'artesa_auth'), app: pool(10, 'artesa_app') };
  const app = drizzle(pools.app, { schema });
  const auth = drizzle(pools.auth, { schema });
  return {
    engine: 'postgres',
    auth: auth as Queryable,
    async prepare(work) {
      const client = new pg.Client({ connectionString: url, ...limits, ...unhurried });
      client.on('error', onIdleError);
      await client.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [startLock]);
        const owner = drizzle(client, { schema });
        await migrate(owner, { migrationsFolder });
        await work(owner as Queryable);
      } finally {
        await client.end();
      }
    },
    asAuth: (work) => auth.transaction((tx) => work(tx as Queryable)),
    asUser: (userId, work) =>
      app.transaction(async (tx) => {
        await tx.execute(sql`select set_config('app.user_id', ${userId}, true)`);
        return await work(tx as Queryable);
      }),
    jobs: { connectionString: url, max: 3 },
    async ping() {
      await pools.app.query('select 1');
    },
    async close() {
      await Promise.all(Object.values(pools).map((each) => each.end()));
    },
  };
}
