import { eq } from 'drizzle-orm';
import type { SignUpInput } from '#core/account/account-schemas.ts';
import { isPaid, type PlanId } from '#core/plans/plans.ts';
import type { Database, Queryable, UserId } from '../db/database.ts';
import { subscriptions, users } from '../db/schema.ts';
import { addPassword } from '../features/passwords/commands.ts';
import { hashPassword } from '../features/passwords/hashing.ts';

/** Somebody who signed up with a password and confirmed their email. */
export async function addAccount(
  db: Database,
  { password, ...profile }: SignUpInput,
  plan: PlanId = 'free',
): Promise<UserId> {
  const passwordHash = await hashOnce(password);
  return await db.asAuth(async (tx) => {
    const values = { ...profile, plan, emailConfirmed: true };
    const [user] = await tx.insert(users).values(values).returning({ id: users.id });
    if (!user) throw new Error(`no user ${profile.email}`);
    await addPassword(tx, user.id, passwordHash);
    return user.id as UserId;
  });
}

/** One hash for each password: another one would cost each test a tenth of a second. */
const hashes = new Map<string, Promise<string>>();

function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

async function endSubscription(tx: Queryable, userId: string): Promise<void> {
  const ended = {
    userId,
    subscriptionId: `sub_${userId}`,
    planType: 'monthly',
    status: 'canceled',
    currentPeriodEnd: new Date(),
    cancelAtPeriodEnd: false,
  } as const;
  await tx.insert(subscriptions).values(ended).onConflictDoNothing();
}

type Account = { readonly id: string } | { readonly email: string };

/**
 * Puts an account on a plan, as a payment or its end would.
 *
 * @throws {Error} when there is no such account
 */
export async function putOnPlan(db: Database, account: Account, plan: PlanId): Promise<void> {
  const isMeant = 'id' in account ? eq(users.id, account.id) : eq(users.email, account.email);
  await db.asAuth(async (tx) => {
    const [before] = await tx.select({ id: users.id, plan: users.plan }).from(users).where(isMeant);
    if (!before) throw new Error(`no account is ${JSON.stringify(account)}`);
    await tx.update(users).set({ plan }).where(isMeant);
    if (isPaid(before.plan) && !isPaid(plan)) await endSubscription(tx, before.id);
  });
}
