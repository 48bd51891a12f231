import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type * as schema from './schema.ts';

export type Schema = typeof schema;

/** Both drivers answer a plain statement with its rows. */
interface RowsResult extends PgQueryResultHKT {
  readonly type: { rows: Record<string, unknown>[] };
}

/** What a query runs on: a database or a transaction, on either engine. */
export type Queryable = PgDatabase<RowsResult, Schema>;

/** Somebody who hears what the database notifies on a channel. */
export interface Listener {
  channel: string;
  /** What was notified, soon after its transaction committed. Must not throw. */
  onNotice(payload: string): void;
  /** Hearing begins, for the first time or again: what happened before was not heard. */
  onResume(): void;
}

declare const userIdBrand: unique symbol;

/** The id of somebody who proved who they are. Only the session and sign-up make one. */
export type UserId = string & { readonly [userIdBrand]: true };

/**
 * The one database behind both engines. A caller never gets a connection that could see
 * everything: it is either one user's, or that of the role that signs people in.
 */
export interface Database {
  readonly engine: 'postgres' | 'embedded';
  /** A transaction that sees only this user's rows; row-level security refuses all others. */
  asUser<T>(userId: UserId, work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** A transaction of the sign-in role: users, sessions, accounts and tokens, no workshop. */
  asAuth<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** The sign-in role, each statement on its own. */
  readonly auth: Queryable;
  /**
   * Brings the tables up to date, then runs `work` as their owner, one process at a time. For the
   * start alone: the owner's rights end with it.
   */
  prepare(work: (owner: Queryable) => Promise<void>): Promise<void>;
  /**
   * Hears a channel until it is told to stop, on one connection of its own that comes back by
   * itself after the database went away.
   *
   * @returns what ends it
   */
  listen(listener: Listener): () => Promise<void>;
  /** How the job queue reaches the same database. */
  readonly jobs: Pick<ConstructorOptions, 'db' | 'connectionString' | 'backend' | 'max'>;
  /** Resolves when the database answers; rejects within two seconds when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
