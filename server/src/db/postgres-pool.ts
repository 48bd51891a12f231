import { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Schema } from './database.ts';
import * as schema from './schema.ts';

type Connection = NodePgDatabase<Schema>;

export interface PostgresPool {
  /** Each statement on its own, on whatever connection is free. */
  db: Connection;
  transaction<T>(work: (tx: Connection) => Promise<T>): Promise<T>;
  /** Rejects when the server has not answered within this time. */
  ping(withinMs: number): Promise<void>;
  end(): Promise<void>;
}

/**
 * Connections that replace themselves. A connection that breaks fails what it was used for and
 * leaves the pool. So does one on which the server is silent for longer than any statement may
 * take.
 *
 * @param silenceMs longer than the server allows a statement to run or a connection to idle
 * @param onBroken told of connections that break, whether used or idle
 */
export function openPool(
  config: pg.PoolConfig,
  silenceMs: number,
  onBroken: (error: Error) => void,
): PostgresPool {
  const pool = new pg.Pool({ ...config, stream: () => impatientSocket(silenceMs) });
  const connections = new WeakMap<pg.PoolClient, Connection>();
  pool.on('error', onBroken);
  pool.on('connect', (client) => {
    connections.set(client, drizzle(client, { schema }));
    // The pool listens to idle connections only, and an error nobody listens to ends the process.
    client.on('error', onBroken);
  });
  return {
    db: drizzle(pool, { schema }),
    async transaction(work) {
      // Taken here, because Drizzle does not give back a connection whose `begin` fails.
      const client = await pool.connect();
      try {
        const connection = connections.get(client) ?? drizzle(client, { schema });
        return await connection.transaction(work);
      } finally {
        client.release();
      }
    },
    async ping(withinMs) {
      // The driver knows this option of a query; its types do not.
      const query = { text: 'select 1', query_timeout: withinMs };
      await pool.query(query);
    },
    end: () => pool.end(),
  };
}

/** Breaks, as if the server had hung up, once nothing has come or gone for this long. */
export function impatientSocket(silenceMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceMs, () => {
    const error = new Error('the database server does not answer');
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  });
  return socket;
}
