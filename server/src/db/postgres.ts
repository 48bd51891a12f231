import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import type { Database, Queryable } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { listenToPostgres } from './postgres-listener.ts';
import { type Head, openPool } from './postgres-pool.ts';
import { refuseOldProgram } from './program-age.ts';
import { ensureRoles, letOwnerReadWhole } from './roles.ts';
import * as schema from './schema.ts';
import { authScope, type Scope, tellOtherMachines, userScope } from './scope.ts';

const connection = {
  connectionTimeoutMillis: 2_000,
  idleTimeoutMillis: 10_000,
  keepAlive: true,
  application_name: 'artesa',
} as const;

/**
 * The settings belong to a transaction, as everything does that a statement relies on. Times are in
 * milliseconds. Without statistics of a new table PostgreSQL would compile for a tenth of a second
 * what it does in one millisecond.
 */
const settings = [
  'set local statement_timeout to 10000',
  'set local lock_timeout to 5000',
  'set local idle_in_transaction_session_timeout to 15000',
  'set local jit to off',
];

/** Longer than `statement_timeout` and `idleTimeoutMillis`: a server silent for so long is gone. */
const silenceMs = 12_000;

/** The key of the advisory lock that lets one process at a time prepare the database. */
export const startLock = 4_751_983_202;

/**
 * A PostgreSQL server, or a pooler in front of one. Opening does not connect: the first query does.
 *
 * @param onBroken called with the error of a connection that breaks, used or idle
 * @param directUrl leads past the pooler, for what needs a connection of its own: listening,
 *   migrations, the job queue
 */
export function openPostgres(
  url: string,
  onBroken: (error: Error) => void,
  directUrl = url,
): Database {
  const pool = (max: number) =>
    openPool({ connectionString: url, max, ...connection }, silenceMs, onBroken);
  // Who reads finds a connection, however many wait to save.
  const pools = { auth: pool(5), app: pool(5), changes: pool(5) };
  const direct = { ...connection, connectionString: directUrl };
  // The queue passes options that it does not know on to the driver.
  const jobs = { connectionString: directUrl, max: 3, query_timeout: 20_000 };
  const head = ({ role, user }: Scope): Head => [
    [role, ...settings, ...(user ? [tellOtherMachines] : [])].join('; '),
    ...(user ? [user] : []),
  ];
  const authHead = head(authScope);
  return {
    engine: 'postgres',
    auth: pools.auth.statements(authHead) as Queryable,
    async prepare(work) {
      // While the application loads, the process answers no timer for a while.
      const client = new pg.Client({ ...direct, connectionTimeoutMillis: 10_000 });
      client.on('error', onBroken);
      await client.connect();
      try {
        if (url === directUrl) await refusePooler(client);
        await client.query('select pg_advisory_lock($1)', [startLock]);
        const owner = drizzle(client, { schema });
        await refuseOldProgram(owner as Queryable);
        const run = async (statement: string) => (await client.query(statement)).rows;
        await ensureRoles(run);
        await migrate(owner, { migrationsFolder });
        await letOwnerReadWhole(run);
        await work(owner as Queryable);
      } finally {
        await client.end();
      }
    },
    asAuth: (work) => pools.auth.transaction(authHead, (tx) => work(tx as Queryable)),
    asUser: (userId, work, act) => {
      const pool = act === 'change' ? pools.changes : pools.app;
      return pool.transaction(head(userScope(userId)), (tx) => work(tx as Queryable));
    },
    listen: (listener) => {
      const config = { ...direct, options: '-c role=artesa_auth' };
      const named = { ...config, application_name: 'artesa-events' };
      return listenToPostgres(named, listener, onBroken);
    },
    jobs,
    pools: () => ({
      auth: pools.auth.counts(),
      app: pools.app.counts(),
      changes: pools.changes.counts(),
    }),
    ping: () => pools.app.ping(2_000),
    async hasRoom() {
      for (const each of Object.values(pools)) await each.hasRoom(2_000);
    },
    async close() {
      await Promise.all(Object.values(pools).map((each) => each.end()));
    },
  };
}

/**
 * A pooler answers for many servers' sessions and names itself as the process at the other end.
 *
 * @throws StartupError when one stands between the client and the server
 */
async function refusePooler(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const { processID } = client as pg.Client & { processID: number };
  if (rows[0]?.pid === processID) return;
  throw new StartupError(
    'DATABASE_URL passa por um intermediário de conexões: aponte DATABASE_DIRECT_URL para o próprio PostgreSQL.',
  );
}
