import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { oneTimeTokens } from '../../db/schema.ts';

/** Where a change-email link of this hash goes; undefined when a newer one took its place. */
export async function findNewEmail(db: Queryable, userId: string, tokenHash: string) {
  const [found] = await db
    .select({ newEmail: oneTimeTokens.newEmail })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.tokenHash, tokenHash)));
  return found?.newEmail ?? undefined;
}
