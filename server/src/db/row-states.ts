import { and, eq, max, sql } from 'drizzle-orm';
import type { HistoryCause } from '#core/history/history-causes.ts';
import type { MaterialState, ProductState } from '#core/history/history-schemas.ts';
import type { HistoryKind } from '#core/kinds/kinds.ts';
import type { Queryable, UserId } from './database.ts';
import { kindTables } from './kind-tables.ts';
import { TooManyVersionsError } from './outages.ts';
import { dailyVersions, rowStates } from './schema.ts';

/** What a row came to, and when; a row without a state was deleted. */
export interface NewState {
  readonly id: string;
  readonly cause: HistoryCause;
  readonly at: Date | string;
  readonly state: ProductState | MaterialState | null;
  /** Which it is, where that is known without asking. */
  readonly version?: number;
}

/** The most versions of all rows of a user in a day: each is stored for good, and nobody saves as much by hand. */
export const mostVersionsADay = 200_000;

/**
 * Adds to the history of the user's rows, in the transaction of the change and under the user's lock,
 * whatever their number by a few statements. Each row gets its next version.
 *
 * @param states of rows that are there, deleted or not
 * @returns these versions, by the rows' ids
 * @throws TooManyVersionsError
 */
export async function rememberStates(
  tx: Queryable,
  userId: UserId,
  kind: HistoryKind,
  states: readonly NewState[],
): Promise<ReadonlyMap<string, number>> {
  const [first, ...others] = states;
  if (!first) return new Map();
  const count = tx.execute(sql`
    insert into ${dailyVersions} as kept (user_id, day, versions)
    values (${userId}, current_date, ${states.length})
    on conflict (user_id) do update set
      versions = excluded.versions + case kept.day when excluded.day then kept.versions else 0 end,
      day = excluded.day
    returning versions`);
  const [{ rows: counted }, versions] = await Promise.all([
    count,
    others.length === 0 ? addOne(tx, userId, kind, first) : addMany(tx, userId, kind, states),
  ]);
  if (Number(counted[0]?.versions) > mostVersionsADay) throw new TooManyVersionsError();
  return versions;
}

/** Adds the one version of a save by hand: a distributed database plans this in half the time of addMany(). */
async function addOne(
  tx: Queryable,
  userId: UserId,
  kind: HistoryKind,
  { id, version, ...added }: NewState,
) {
  const at = new Date(added.at);
  const next = version ?? (await nextVersion(tx, userId, kind, id));
  await tx.insert(rowStates).values({ ...added, at, userId, kind, rowId: id, version: next });
  return new Map([[id, next]]);
}

async function nextVersion(tx: Queryable, userId: UserId, kind: HistoryKind, id: string) {
  const [latest] = await tx
    .select({ version: max(rowStates.version) })
    .from(rowStates)
    .where(ofRow(userId, kind, id));
  return 1 + (latest?.version ?? 0);
}

async function addMany(
  tx: Queryable,
  userId: UserId,
  kind: HistoryKind,
  states: readonly NewState[],
) {
  const given = JSON.stringify(states);
  // The count stands beside the rows themselves, so that a distributed database adds it where they are.
  const { rows } = await tx.execute(sql`
    insert into ${rowStates} as kept (user_id, kind, row_id, version, cause, at, state)
    select row.user_id, ${kind}, row.id, 1 + coalesce((
        select max(s.version) from ${rowStates} s
        where s.user_id = ${userId} and s.kind = ${kind} and s.row_id = row.id), 0),
      given.cause, given.at, given.state
    from jsonb_to_recordset(${given}::jsonb)
      as given(id uuid, cause text, at timestamptz, state jsonb)
    join ${kindTables[kind]} as row on row.user_id = ${userId} and row.id = given.id
    returning kept.row_id, kept.version`);
  if (rows.length !== states.length) throw new Error('a row whose history goes on is gone');
  return new Map(rows.map(({ row_id: id, version }) => [String(id), Number(version)]));
}

const ofRow = (userId: UserId, kind: HistoryKind, id: string) =>
  and(eq(rowStates.userId, userId), eq(rowStates.kind, kind), eq(rowStates.rowId, id));

export interface VersionOf {
  readonly kind: HistoryKind;
  readonly id: string;
  readonly version: number;
}

/** How many seconds ago a row had a version; infinitely many where it never had it. */
export async function secondsSinceVersion(
  tx: Queryable,
  userId: UserId,
  { kind, id, version }: VersionOf,
): Promise<number> {
  const [row] = await tx
    .select({ seconds: sql`extract(epoch from now() - ${rowStates.at})`.mapWith(Number) })
    .from(rowStates)
    .where(and(ofRow(userId, kind, id), eq(rowStates.version, version)));
  return row?.seconds ?? Number.POSITIVE_INFINITY;
}
