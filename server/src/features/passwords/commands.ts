import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accounts } from '../../db/schema.ts';
import { credentialOf } from './queries.ts';

/**
 * Gives the user this password, also where they had none because they came from another provider.
 */
export async function setPassword(
  tx: Queryable,
  userId: string,
  passwordHash: string,
): Promise<void> {
  const changed = await tx
    .update(accounts)
    .set({ password: passwordHash, updatedAt: sql`now()` })
    .where(credentialOf(userId))
    .returning({ id: accounts.id });
  if (changed.length === 0) await addPassword(tx, userId, passwordHash);
}

/**
 * Leaves this password as the only way into the account: whatever else somebody set up before,
 * Google included, ends.
 */
export async function replaceSignIns(
  tx: Queryable,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await tx.delete(accounts).where(eq(accounts.userId, userId));
  await addPassword(tx, userId, passwordHash);
}

export async function addPassword(tx: Queryable, userId: string, password: string): Promise<void> {
  const credential = { providerId: 'credential', accountId: userId };
  await tx.insert(accounts).values({ userId, ...credential, password });
}
