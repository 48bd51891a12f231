import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { RowKind } from '#core/kinds/change-notices.ts';
import type { PlanId } from '#core/plans/plans.ts';
import type { Database, Queryable, UserId } from './database.ts';
import { UserGoneError } from './outages.ts';
import { oldestProgram, refuseOlderThan } from './program-age.ts';
import { users } from './schema.ts';

/** A row that changed: the time that is its version, and whether it is deleted now. */
export interface ChangedRow {
  /** Null of what has none that a tab could read, as stock. */
  readonly id: string | null;
  readonly updatedAt: Date | string;
  readonly gone?: boolean;
}

export interface UserChange {
  tx: Queryable;
  userId: UserId;
  /** The user's plan, which stays until the transaction ends. */
  plan: PlanId;
  /** The database's time since the lock, so that no later change has an earlier one. */
  now: Date;
  /** Notifies the user's open tabs, once the transaction commits, that these rows are otherwise now. */
  tell(kind: RowKind, rows: readonly ChangedRow[]): void;
}

/**
 * Changes a user's rows, one change at a time across all processes.
 *
 * @throws UserGoneError when the account is gone
 * @throws ApartError when this program is too old for the database by now
 */
export function changeAsUser<T>(
  db: Database,
  userId: UserId,
  change: (change: UserChange) => Promise<T>,
): Promise<T> {
  const work = async (tx: Queryable) => {
    const locked = tx
      .$with('locked')
      .as(
        tx
          .select({ plan: users.plan })
          .from(users)
          .where(eq(users.id, userId))
          .for('no key update'),
      );
    const now = sql`clock_timestamp()`.mapWith(users.updatedAt);
    const [found] = await tx
      .with(locked)
      .select({ plan: locked.plan, now, oldest: oldestProgram })
      .from(locked);
    if (!found) throw new UserGoneError();
    const { oldest, ...user } = found;
    refuseOlderThan(oldest);
    const changes: { kind: RowKind; row: ChangedRow }[] = [];
    const tell: UserChange['tell'] = (kind, rows) => {
      for (const row of rows) changes.push({ kind, row });
    };
    const result = await change({ tx, userId, ...user, tell });
    const notices = [...Map.groupBy(changes, ({ kind }) => kind)].flatMap(([kind, all]) =>
      noticesOf(
        kind,
        all.map(({ row }) => row),
      ).map((notice) => `${userId} ${notice}`),
    );
    const sending = notify(tx, notices);
    // It goes out with the commit, which fails where this does. The embedded engine has no way to save.
    if (db.engine === 'embedded') await sending;
    else sending.catch(() => {});
    return result;
  };
  return db.asUser(userId, work, 'change');
}

/** The most rows to name: of more, tabs hear the kind alone. */
const mostNamed = 20;

function noticesOf(kind: RowKind, rows: readonly ChangedRow[]): string[] {
  const versions = rows.map(({ updatedAt }) => new Date(updatedAt).toISOString());
  // The last word on each: a row may change twice in one transaction.
  const named = new Map(
    rows.map(({ id, gone }, index) => [id, { gone, version: versions[index] }]),
  );
  if (named.size > mostNamed || named.has(null)) return [`${kind} ${versions.toSorted().at(-1)}`];
  return Array.from(
    named,
    ([id, { gone, version }]) => `${kind} ${version} ${id}${gone ? ' gone' : ''}`,
  );
}

/**
 * A statement of the transaction on the machine that is asked. A trigger of a distributed table would run
 * on machines that nobody listens to.
 */
async function notify(tx: Queryable, payloads: readonly string[]): Promise<void> {
  if (payloads.length === 0) return;
  await tx.execute(sql`select pg_notify('artesa_user', payload)
    from jsonb_array_elements_text(${JSON.stringify(payloads)}::jsonb) as payload`);
}

/** A time later than the row's last change, so that two quick changes have two versions. */
export const laterThan = (updatedAt: Date | string, now: Date) =>
  new Date(Math.max(now.getTime(), new Date(updatedAt).getTime() + 1));

/** laterThan(), of many rows in one statement. An interval would make it hang on the session's time zone. */
export const laterThanStored = (updatedAt: PgColumn, now: Date): SQL =>
  sql`greatest(${sql.param(now, updatedAt)},
    (${updatedAt} at time zone 'UTC' + interval '1 ms') at time zone 'UTC')`;
