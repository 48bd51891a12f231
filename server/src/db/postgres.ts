import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, Queryable } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { listenToPostgres } from './postgres-listener.ts';
import { openPool } from './postgres-pool.ts';
import * as schema from './schema.ts';

const limits = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
  idleTimeoutMillis: 10_000,
  keepAlive: true,
  application_name: 'artesa',
} as const;

/** Longer than `statement_timeout` and `idleTimeoutMillis`: a server silent for so long is gone. */
const silenceMs = 12_000;

/**
 * A migration may take its time, and so may the wait for another process that migrates. While the
 * application loads, the process answers no timer for a while, so connecting gets more time too.
 */
const unhurried = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
};

/** The key of the advisory lock that lets one process at a time prepare the database. */
const startLock = 4_751_983_202;

/**
 * A PostgreSQL server. Connections carry their role from the start, so no statement can run with
 * more rights than its pool has. Opening does not connect: the first query does.
 *
 * @param onBroken told of connections that break, whether used or idle
 */
export function openPostgres(url: string, onBroken: (error: Error) => void): Database {
  const pool = (max: number, role: string) => {
    const config = { connectionString: url, max, options: `-c role=${role}`, ...limits };
    return openPool(config, silenceMs, onBroken);
  };
  const pools = { auth: pool(5, 'artesa_auth'), app: pool(10, 'artesa_app') };
  // The queue passes options that it does not know on to the driver.
  const jobs = { connectionString: url, max: 3, query_timeout: 20_000 };
  return {
    engine: 'postgres',
    auth: pools.auth.db as Queryable,
    async prepare(work) {
      const client = new pg.Client({ connectionString: url, ...limits, ...unhurried });
      client.on('error', onBroken);
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
    asAuth: (work) => pools.auth.transaction((tx) => work(tx as Queryable)),
    asUser: (userId, work) =>
      pools.app.transaction(async (tx) => {
        await tx.execute(sql`select set_config('app.user_id', ${userId}, true)`);
        return await work(tx as Queryable);
      }),
    listen: (listener) => {
      const config = { connectionString: url, options: '-c role=artesa_auth', ...limits };
      const named = { ...config, application_name: 'artesa-events' };
      return listenToPostgres(named, listener, onBroken);
    },
    jobs,
    ping: () => pools.app.ping(2_000),
    async close() {
      await Promise.all(Object.values(pools).map((each) => each.end()));
    },
  };
}
