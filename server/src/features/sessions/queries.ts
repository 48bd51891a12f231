import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { deviceName } from '#core/messages/devices.ts';
import type { Session } from '#core/schemas/account.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { sessions } from '../../db/schema.ts';
import { shownAddress } from '../../http/address.ts';

/** The user's sessions that still hold, the last used one first. */
export async function listSessions(
  db: Queryable,
  userId: UserId,
  currentId: string,
): Promise<Session[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id));
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.userAgent ?? ''),
    address: shownAddress(row.ipAddress ?? ''),
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.updatedAt.toISOString(),
    current: row.id === currentId,
  }));
}
