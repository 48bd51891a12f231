import {
  and,
  count,
  desc,
  eq,
  gte,
  inArray,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Queryable, UserId } from './database.ts';
import type { UserRows } from './kind-tables.ts';

/** The row after which a page of a list goes on; it may be gone by now. */
export interface Place {
  readonly id: string;
  readonly createdAt: string;
}

/** Newest first: the order of every list, and of rows that are equal in another order. */
export const newestFirst = ({ createdAt, id }: { createdAt: SQLWrapper; id: SQLWrapper }) => [
  desc(createdAt),
  desc(id),
];

export const olderThan = (rows: UserRows, { createdAt, id }: Place): SQL =>
  sql`(${rows.createdAt}, ${rows.id}) < (${createdAt}::timestamptz, ${id}::uuid)`;

/** How many of these rows the user has, deleted ones left out. */
export async function countRows(tx: Queryable, rows: UserRows, userId: UserId): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(rows)
    .where(and(eq(rows.userId, userId), eq(rows.isActive, true)));
  return row?.count ?? 0;
}

/** When one of the user's rows was deleted, or undefined when it is not. */
export async function findDeletion(
  tx: Queryable,
  rows: UserRows,
  userId: UserId,
  id: string,
): Promise<Date | undefined> {
  const [row] = await tx
    .select({ deletedAt: rows.updatedAt })
    .from(rows)
    .where(and(eq(rows.userId, userId), eq(rows.id, id), eq(rows.isActive, false)));
  return row?.deletedAt;
}

/**
 * Whether another of the user's rows was created since then, or restored so that it counts as new.
 * It may be deleted again by now. A row that came deleted, from a file, is new itself.
 */
export async function hasNewerThan(
  tx: Queryable,
  rows: UserRows,
  userId: UserId,
  id: string,
  since: Date,
): Promise<boolean> {
  const began = sql<Date>`greatest(${rows.createdAt}, ${rows.restoredAt})`;
  const newer = await tx
    .select({ id: rows.id })
    .from(rows)
    .where(
      and(
        eq(rows.userId, userId),
        gte(began, sql.param(since, rows.createdAt)),
        or(ne(rows.id, id), gte(rows.restoredAt, since)),
      ),
    )
    .limit(1);
  return newer.length > 0;
}

/**
 * How long the user has to wait before another row may be created, in seconds; 0 when there is no
 * need to. Rows that were deleted since count too.
 *
 * @param most that may be created within so many `seconds`
 */
export async function secondsToWait(
  tx: Queryable,
  rows: UserRows,
  userId: UserId,
  { hits: most, seconds }: { hits: number; seconds: number },
): Promise<number> {
  const began = sql`now() - ${seconds} * interval '1 second'`;
  const [row] = await tx
    .select({
      wait: sql`ceil(extract(epoch from ${rows.createdAt} - (${began})))`.mapWith(Number),
    })
    .from(rows)
    .where(
      and(
        eq(rows.userId, userId),
        // Names both values, so that the index is of use whose second column it is.
        inArray(rows.isActive, [true, false]),
        sql`${rows.createdAt} > ${began}`,
      ),
    )
    .orderBy(desc(rows.createdAt))
    .offset(most - 1)
    .limit(1);
  return Math.max(0, row?.wait ?? 0);
}
