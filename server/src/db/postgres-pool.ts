import { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { OwnError } from '../own-error.ts';
import type { PoolCounts, Schema } from './database.ts';
import { causes, isDiskFull } from './outages.ts';
import * as schema from './schema.ts';

type Connection = NodePgDatabase<Schema>;

/** The messages that begin a transaction and give it all that it relies on. They go out together. */
export type Head = readonly [string, ...string[]];

export interface PostgresPool {
  /** Each statement is a transaction that begins with `head`, all of it in one round trip. */
  statements(head: Head): Connection;
  /** A transaction that begins with `head`, which costs no round trip of its own. */
  transaction<T>(head: Head, work: (tx: Connection) => Promise<T>): Promise<T>;
  ping(withinMs: number): Promise<void>;
  counts(): PoolCounts;
  /** Rejects with the server's 53100 from the first one that it answers until it writes again. */
  hasRoom(withinMs: number): Promise<void>;
  end(): Promise<void>;
}

/**
 * Connections that remember nothing from one transaction to the next, so that a pooler may stand
 * between them and the server. They replace themselves: a connection that breaks fails what it was
 * used for and leaves the pool. So does one on which the server is silent for longer than any
 * statement may take.
 *
 * @param silenceMs longer than the server allows a statement to run or a connection to idle
 * @param onBroken called with the error of a connection that breaks, used or idle
 */
export function openPool(
  config: pg.PoolConfig,
  silenceMs: number,
  onBroken: (error: Error) => void,
): PostgresPool {
  const stream = () => impatientSocket(silenceMs);
  // A statement goes out without waiting for the answer to the one before it.
  const pool = new pg.Pool({ ...config, stream, pipeline: true });
  const connections = new WeakMap<pg.PoolClient, Connection>();
  pool.on('error', onBroken);
  pool.on('connect', (client) => {
    connections.set(client, connectionOf(client));
    // The pool listens to idle connections only, and an error nobody listens to ends the process.
    client.on('error', onBroken);
  });

  let wasFull = false;
  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      return await work(client);
    } catch (error) {
      wasFull ||= isDiskFull(error);
      throw error;
    } finally {
      client.release();
    }
  }

  const transaction: PostgresPool['transaction'] = (head, work) =>
    withClient(async (client) => {
      const begun = begin(client, head);
      try {
        const result = await work(connections.get(client) ?? connectionOf(client));
        await begun;
        await commit(client);
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => {});
        // What follows a beginning that failed fails too, with a vaguer error.
        await begun;
        throw hasFollowed(error) ? (failures.get(client) ?? error) : error;
      }
    });

  /** All three are on their way before the first is answered. */
  const statement = (head: Head, ...query: [pg.QueryConfig, unknown[]]) =>
    withClient(async (client) => {
      const all = [begin(client, head), client.query(...query), commit(client)] as const;
      await Promise.allSettled(all);
      const [, answer] = await Promise.all(all);
      return answer;
    });

  return {
    statements(head) {
      const client = { query: statement.bind(undefined, head) } as unknown as pg.Client;
      const whole = { transaction: transaction.bind(undefined, head) };
      return Object.assign(drizzle(client, { schema }), whole) as Connection;
    },
    transaction,
    async ping(withinMs) {
      // The driver knows this option of a query; its types do not.
      const query = { text: 'select 1', query_timeout: withinMs };
      await pool.query(query);
    },
    counts: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async hasRoom(withinMs) {
      if (!wasFull) return;
      try {
        await pool.query({ text: fillSome, query_timeout: withinMs } as pg.QueryConfig);
      } catch (error) {
        // A user who may make no such table is told by the next save.
        if (isDiskFull(error)) throw error;
      }
      wasFull = false;
    },
    end: () => pool.end(),
  };
}

/** Some hundred pages of a table that nobody sees, and that is gone at once. */
const fillSome =
  'create temporary table artesa_room as select repeat(md5(i::text), 30) from generate_series(1, 1000) i; drop table artesa_room';

/** What failed in a transaction: of statements that were sent at once, another may be reported first. */
const failures = new WeakMap<pg.PoolClient, unknown>();

/** Whether it is what the server answers to each statement after the one that failed. */
const isFollowing = ({ code }: { readonly code?: unknown }) => code === '25P02';

const hasFollowed = (error: unknown) => [...causes(error)].some(isFollowing);

/** Begins a transaction. If that fails, the server refuses what follows: no head, no statement. */
function begin(client: pg.PoolClient, [first, ...others]: Head): Promise<unknown> {
  failures.delete(client);
  holdBack(client);
  const messages = [`begin; ${first}`, ...others];
  const begun = Promise.all(messages.map((message) => client.query(message)));
  begun.catch(() => {});
  return begun;
}

function connectionOf(client: pg.PoolClient): Connection {
  const query = (...args: [pg.QueryConfig, unknown[]]) => {
    holdBack(client);
    const answer = client.query(...args);
    answer.catch((error) => {
      if (!isFollowing(error)) failures.set(client, error);
    });
    return answer;
  };
  return drizzle({ query } as unknown as pg.Client, { schema });
}

/** The statements of one turn go out together: to send it costs more than to make it. */
function holdBack({ connection: { stream } }: pg.PoolClient): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/**
 * A distributed database that loses a machine at this moment only warns, or calls the error internal: what
 * was changed there may be lost.
 *
 * @throws Error when the server answered with a rollback, because a statement had failed; with the code
 *   08007 (transaction resolution unknown) when it does not say for certain that all is stored
 */
async function commit(client: pg.PoolClient): Promise<void> {
  let isCertain = true;
  const listen = ({ code }: { readonly code?: string | undefined }) => {
    if (code?.startsWith('01')) isCertain = false;
  };
  client.on('notice', listen);
  try {
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') {
      throw new Error(`the transaction ended in ${command}`, { cause: failures.get(client) });
    }
  } catch (error) {
    throw (error as pg.DatabaseError).code === 'XX000' ? unresolved(error) : error;
  } finally {
    client.off('notice', listen);
  }
  if (!isCertain) throw unresolved();
}

function unresolved(cause?: unknown): Error {
  const error = new OwnError('the database does not know whether all is stored', { cause });
  return Object.assign(error, { code: '08007' });
}

/** Breaks, as if the server had hung up, once nothing has come or gone for this long. */
export function impatientSocket(silenceMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceMs, () => {
    const error = new OwnError('the database server does not answer');
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  });
  return socket;
}
