import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accounts } from '../../db/schema.ts';
import { credentialOf } from './queries.ts';

/** Sets the user's password, also the first one of an account from another provider. */
export async function setPassword(tx: Queryable, userId: string, passwordHash: string) {
  const changed = await tx
    .update(accounts)
    .set({ password: passwordHash, updatedAt: sql`now()` })
    .where(credentialOf(userId))
    .returning({ id: accounts.id });
  if (changed.length === 0) await addPassword(tx, userId, passwordHash);
}

/**
 * Makes this password the only way into the account: all that was set up before ends, Google
 * included.
 */
export async function replaceSignIns(tx: Queryable, userId: string, passwordHash: string) {
  await tx.delete(accounts).where(eq(accounts.userId, userId));
  await addPassword(tx, userId, passwordHash);
}

export async function addPassword(tx: Queryable, userId: string, password: string): Promise<void> {
  const credential = { providerId: 'credential', accountId: userId };
  await tx.insert(accounts).values({ userId, ...credential, password });
}
