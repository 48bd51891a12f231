import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { recoveryCodes, secondFactors } from '../../db/schema.ts';

/** When the user's second factor ends by itself; null when it does not. */
export async function findSecondFactorEnd(db: Queryable, userId: string): Promise<Date | null> {
  const [found] = await db
    .select({ endsAt: secondFactors.endsAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  return found?.endsAt ?? null;
}

/** How many recovery codes the user has not used yet. */
export const countRecoveryCodes = (db: Queryable, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
