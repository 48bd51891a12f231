import { and, eq, gt, inArray, max, sql } from 'drizzle-orm';
import type { LastChanges, RowKind } from '#core/kinds/change-notices.ts';
import { kindIds } from '#core/kinds/kinds.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { kindTables, type UserRows } from '../../db/kind-tables.ts';
import { sessions, stockMovements, users } from '../../db/schema.ts';

/** Whom a stream belongs to: the session that opened it. */
export interface SessionKey {
  userId: UserId;
  sessionId: string;
}

/** The state of each of these sessions that still holds, by session id. */
export async function findLiveSessions(db: Queryable, keys: SessionKey[]) {
  const rows = await db
    .select({
      user: users,
      // Under names of their own, beside the user's columns.
      sessionId: sql<string>`${sessions.id}`.as('session_id'),
      endsInMs:
        sql<number>`ceil(extract(epoch from ${sessions.expiresAt} - now()) * 1000)::float8`.as(
          'ends_in_ms',
        ),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        // The key begins with the user.
        inArray(sessions.userId, [...new Set(keys.map(({ userId }) => userId))]),
        inArray(
          sessions.id,
          keys.map(({ sessionId }) => sessionId),
        ),
        gt(sessions.expiresAt, sql`now()`),
        eq(users.emailConfirmed, true),
      ),
    );
  return new Map(rows.map((row) => [row.sessionId, row]));
}

export type LiveSession =
  Awaited<ReturnType<typeof findLiveSessions>> extends Map<string, infer Row> ? Row : never;

/** When the user's rows last changed. Deleted rows stay, so a deletion is a change like others. */
export async function findLastChanges(tx: Queryable, userId: UserId): Promise<LastChanges> {
  const last = async (
    rows: UserRows | typeof stockMovements,
    at: UserRows['updatedAt'] | typeof stockMovements.createdAt,
  ) => {
    const [row] = await tx
      .select({ at: max(at) })
      .from(rows)
      .where(eq(rows.userId, userId));
    return row?.at?.toISOString() ?? null;
  };
  const found: Partial<Record<RowKind, string | null>> = {};
  for (const kind of kindIds) {
    found[kind] = await last(kindTables[kind], kindTables[kind].updatedAt);
  }
  found.stock = await last(stockMovements, stockMovements.createdAt);
  return found as LastChanges;
}
