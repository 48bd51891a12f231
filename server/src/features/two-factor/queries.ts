import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { recoveryCodes, secondFactors } from '../../db/schema.ts';

const day = 24 * 60 * 60 * 1000;

/** The user's second factor, set up or being set up; wrong codes are those of the last 24 hours. */
export async function findSecondFactor(db: Queryable, userId: string) {
  const [found] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  if (!found) return undefined;
  const { wrongSince } = found;
  const isToday = wrongSince !== null && Date.now() - wrongSince.getTime() < day;
  return isToday ? found : { ...found, wrongSince: null, wrongCodes: 0 };
}

export const countRecoveryCodes = (db: Queryable, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));

export async function findRecoveryCodes(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return rows.map(({ codeHash }) => codeHash);
}
