import { eq } from 'drizzle-orm';
import type { PlanId } from '#core/plans/plans.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';

type Account = { readonly id: string } | { readonly email: string };

/**
 * Puts an account on a plan, as a payment or its end would.
 *
 * @throws {Error} when there is no such account
 */
export async function putOnPlan(db: Database, account: Account, plan: PlanId): Promise<void> {
  const isMeant = 'id' in account ? eq(users.id, account.id) : eq(users.email, account.email);
  const put = await db.auth.update(users).set({ plan }).where(isMeant).returning({ id: users.id });
  if (put.length !== 1) throw new Error(`no account is ${JSON.stringify(account)}`);
}
