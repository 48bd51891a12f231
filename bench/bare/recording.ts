import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** A statement as it reaches the driver, with the values of its parameters and what it came to. */
export interface Asked {
  text: string;
  values: readonly unknown[];
  rows: unknown[][];
  /** What begins a turn goes out in one go; the rest, each when the one before is answered. */
  waits: boolean;
}

/** What a connection was asked from when it left its pool until it came back. */
export interface Turn {
  pool: pg.Pool;
  asked: Asked[];
}

interface Recording {
  readonly turns: Turn[];
  readonly of: WeakMap<pg.PoolClient, Turn>;
}

const recording = new AsyncLocalStorage<Recording>();

/** @returns what `work`, and nothing that runs beside it, asks of the driver, and what it ends with */
export async function record<T>(work: () => Promise<T>): Promise<{ turns: Turn[]; ended: T }> {
  const [{ connect }, { query }] = [pg.Pool.prototype, pg.Client.prototype];
  pg.Pool.prototype.connect = new Proxy(connect, {
    apply(target, pool: pg.Pool, args) {
      const store = recording.getStore();
      const connected: Promise<pg.PoolClient> | undefined = Reflect.apply(target, pool, args);
      return store ? connected?.then((client) => beginTurn(store, pool, client)) : connected;
    },
  });
  pg.Client.prototype.query = new Proxy(query, {
    apply(target, client, args) {
      const answer = Reflect.apply(target, client, args);
      const turn = recording.getStore()?.of.get(client);
      if (turn) keep(turn, args, answer);
      return answer;
    },
  });
  const turns: Turn[] = [];
  try {
    return { turns, ended: await recording.run({ turns, of: new WeakMap() }, work) };
  } finally {
    pg.Pool.prototype.connect = connect;
    pg.Client.prototype.query = query;
  }
}

function beginTurn({ turns, of }: Recording, pool: pg.Pool, client: pg.PoolClient) {
  const turn = { pool, asked: [] };
  of.set(client, turn);
  turns.push(turn);
  return client;
}

const answered = new WeakSet<Turn>();

function keep(turn: Turn, [query, given]: unknown[], answer: Promise<pg.QueryResult>): void {
  const { text, values = [] } = typeof query === 'string' ? { text: query } : (query as Asked);
  const waits = answered.has(turn);
  const statement: Asked = { text, values: (given as unknown[]) ?? values, rows: [], waits };
  turn.asked.push(statement);
  answer.then(
    ({ rows = [] }) => {
      answered.add(turn);
      // In arrays already, or by the names of its columns.
      statement.rows = rows.map((row) => Object.values(row));
    },
    () => {},
  );
}
