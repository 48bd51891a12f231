import { eq } from 'drizzle-orm';
import type { PlanId } from '#core/plans/plans.ts';
import { openEmbedded } from '../db/embedded.ts';
import { openPostgres } from '../db/postgres.ts';
import { users } from '../db/schema.ts';
import type { Scratch } from './database.ts';

/** Puts an account on a plan while no server has the database open. */
export async function putOnPlan(
  { databaseUrl, dataDir }: Scratch,
  email: string,
  plan: PlanId,
): Promise<void> {
  const db = databaseUrl ? openPostgres(databaseUrl, () => {}) : await openEmbedded(dataDir);
  try {
    await db.auth.update(users).set({ plan }).where(eq(users.email, email));
  } finally {
    await db.close();
  }
}
