import { eq } from 'drizzle-orm';
import type { PlanId } from '#core/plans/plans.ts';
import type { SignUpInput } from '#core/schemas/account.ts';
import type { Database, UserId } from '../db/database.ts';
import { users } from '../db/schema.ts';
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
