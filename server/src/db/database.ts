import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type * as schema from './schema.ts';

export type Schema = typeof schema;

/** Both drivers answer a plain statement with its rows. */
interface RowsResult extends PgQueryResultHKT {
  readonly type: { rows: Record<string, unknown>[] };
}

export type Queryable = PgDatabase<RowsResult, Schema>;

/** Receives what the database notifies on a channel. */
export interface Listener {
  channel: string;
  /** Gets a notice soon after its transaction committed. Must not throw. */
  onNotice(payload: string): void;
  /** Listening begins, for the first time or again. Earlier notices are lost. */
  onResume(): void;
}

declare const userIdBrand: unique symbol;

/** The id of somebody who proved who they are. Only the session and sign-up make one. */
export type UserId = string & { readonly [userIdBrand]: true };

/** The connections of a pool, those that idle, and the calls that wait for one. */
export interface PoolCounts {
  total: number;
  idle: number;
  waiting: number;
}

/** The database of either engine. A caller sees one user's rows, or those of the sign-in role. */
export interface Database {
  readonly engine: 'postgres' | 'embedded';
  /**
   * A transaction that sees only this user's rows; row-level security refuses all others.
   *
   * @param act 'change' of one that writes: it keeps nobody who reads from the database
   */
  asUser<T>(userId: UserId, work: (tx: Queryable) => Promise<T>, act?: 'change'): Promise<T>;
  /** A transaction of the sign-in role: users, sessions, accounts and tokens, no workshop. */
  asAuth<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** The sign-in role, each statement on its own. */
  readonly auth: Queryable;
  /** Migrates, then runs `work` as the tables' owner, one process at a time. Only for the start. */
  prepare(work: (owner: Queryable) => Promise<void>): Promise<void>;
  /**
   * Listens to a channel until it is stopped, on a connection of its own that comes back by itself
   * after an outage of the database.
   *
   * @returns what ends it
   */
  listen(listener: Listener): () => Promise<void>;
  readonly jobs: Pick<ConstructorOptions, 'db' | 'connectionString' | 'backend' | 'max'>;
  /** The pools by the role that their connections have; the embedded engine has no pool. */
  readonly pools?: () => Readonly<Record<string, PoolCounts>>;
  /** Resolves when the database answers; rejects within two seconds when it does not. */
  ping(): Promise<void>;
  /** Rejects with the code 53100 as long as what is saved might find no place on the disk. */
  hasRoom(): Promise<void>;
  close(): Promise<void>;
}
