import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accounts, users } from '../../db/schema.ts';
import { byEmail, lockAccount } from '../users/queries.ts';

/** The data for a sign-in: the password's hash and whether the email was confirmed. */
export async function findCredentials(db: Queryable, email: string) {
  const [found] = await db
    .select({ user: users, passwordHash: accounts.password })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(byEmail(email));
  return found;
}

/**
 * Locks the account and says whether this is still its password, so that nothing begins after a
 * change of password.
 */
export async function holdsPassword(tx: Queryable, userId: string, passwordHash: string) {
  await lockAccount(tx, userId);
  return (await findPasswordHash(tx, userId)) === passwordHash;
}

/** The hash of the user's password; undefined for somebody who signs in through another provider. */
export async function findPasswordHash(db: Queryable, userId: string) {
  const [found] = await db
    .select({ passwordHash: accounts.password })
    .from(accounts)
    .where(credentialOf(userId));
  return found?.passwordHash ?? undefined;
}

export const credentialOf = (userId: string) =>
  and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'));
