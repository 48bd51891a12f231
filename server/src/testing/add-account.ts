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
