import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { oneTimeTokens, rateLimits, sessions, users } from '../../db/schema.ts';
import { eraseAccount } from '../erasure/commands.ts';
import type { AccountDeps } from '../users/account-deps.ts';
import { lockAccount } from '../users/queries.ts';

type SweepDeps = Pick<AccountDeps, 'db' | 'enqueueBilling' | 'enqueueBackup'>;

/** How many rows a step finds at most: so few that nobody waits for it. */
export const stepSize = 500;

/** How long a sign-up waits for its confirmation, in days. */
const patienceDays = 30;

const daysAgo = (days: number) => sql`now() - ${days} * interval '1 day'`;

const expired = (rows: PgTable, key: PgColumn, until: PgColumn, before: SQL) => sql`
  delete from ${rows} where ${key} in (
    select ${key} from ${rows} where ${until} < ${before} order by ${until}
    limit ${stepSize} for update skip locked)
  returning 1`;

/** One step for each kind of row that is over by its own time, along the index of that time. */
export const steps = {
  sessions: expired(sessions, sessions.token, sessions.expiresAt, sql`now()`),
  // Whoever opens a link of last month still learns what became of it.
  links: expired(oneTimeTokens, oneTimeTokens.tokenHash, oneTimeTokens.expiresAt, daysAgo(30)),
  limits: expired(rateLimits, rateLimits.key, rateLimits.resetsAt, sql`now()`),
};

/**
 * Erases what is over, in steps of which each is a transaction. What cannot be erased keeps nothing
 * else from it.
 *
 * @param signal ends it after the present step
 * @throws AggregateError of what failed, after all the rest is done
 */
export async function sweep(deps: SweepDeps, signal?: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  const note = (error: unknown) => void failures.push(error);
  for (const step of Object.values(steps))
    await eraseExpired(deps.db.auth, step, signal).catch(note);
  await eraseUnconfirmed(deps, note, signal);
  signal?.throwIfAborted();
  if (failures.length > 0) throw new AggregateError(failures, 'not all that is over was erased');
}

async function eraseExpired(db: Queryable, step: SQL, signal?: AbortSignal): Promise<void> {
  for (let erased = stepSize; erased === stepSize && !signal?.aborted; ) {
    erased = (await db.execute(step)).rows.length;
  }
}

/** Accounts that nobody confirmed in time; a link that was sent meanwhile expires first. */
const isDue = and(
  isNull(users.confirmedAt),
  lt(users.createdAt, daysAgo(patienceDays)),
  sql`not exists (select 1 from ${oneTimeTokens}
    where ${oneTimeTokens.userId} = ${users.id} and ${oneTimeTokens.expiresAt} > now())`,
);

interface Found {
  id: string;
  createdAt: Date;
}

export const findUnconfirmed = (db: Queryable, after?: Found) =>
  db
    .select({ id: users.id, createdAt: users.createdAt })
    .from(users)
    .where(
      and(
        isDue,
        after && sql`(${users.createdAt}, ${users.id}) > (${after.createdAt}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(users.createdAt, users.id)
    .limit(stepSize);

async function eraseUnconfirmed(
  deps: SweepDeps,
  onFailure: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<void> {
  for (let last: Found | undefined, more = true; more; ) {
    const found: Found[] = await findUnconfirmed(deps.db.auth, last);
    for (const { id } of found) {
      if (signal?.aborted) return;
      await eraseIfDue(deps, id).catch(onFailure);
    }
    last = found.at(-1);
    more = found.length === stepSize;
  }
}

const eraseIfDue = (deps: SweepDeps, id: string) =>
  deps.db.asAuth(async (tx) => {
    await lockAccount(tx, id);
    // Somebody may have confirmed it, or signed up again, since it was found.
    const [still] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), isDue));
    if (still) await eraseAccount(tx, deps, id);
  });
