import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { deviceName } from '#core/account/devices.ts';
import type { Database, Queryable, UserId } from '../../db/database.ts';
import { sessions, users } from '../../db/schema.ts';
import { shownAddress } from '../../http/requests/address.ts';

/** The most sessions of one user: a new one ends those that were not used for longest. */
export const mostSessions = 100;

export async function listSessions(db: Queryable, userId: UserId, currentId: string) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
    .limit(mostSessions);
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.userAgent ?? ''),
    address: shownAddress(row.ipAddress ?? ''),
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.updatedAt.toISOString(),
    current: row.id === currentId,
  }));
}

/**
 * Finds the user of a live session by its token. The query has no name, as no connection keeps it.
 */
export function prepareSessionUser(db: Database) {
  const find = db.auth
    .select({
      user: users,
      expiresAt: sessions.expiresAt,
      usedAt: sessions.updatedAt,
      // Under a name of its own, beside the user's id.
      sessionId: sql<string>`${sessions.id}`.as('session_id'),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.token, sql.placeholder('token')),
        gt(sessions.expiresAt, sql`now()`),
        eq(users.emailConfirmed, true),
      ),
    )
    .prepare('');

  return async (token: string) => (await find.execute({ token }))[0];
}
