import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accounts, oneTimeTokens, users } from '../../db/schema.ts';

/** What signing in compares: the password's hash and whether the email was confirmed. */
export async function findCredentials(db: Queryable, email: string) {
  const [found] = await db
    .select({ user: users, passwordHash: accounts.password })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(byEmail(email));
  return found;
}

/**
 * Makes every other change of this account wait until the transaction ends. Whatever touches more
 * than one row of an account begins with it, so that two changes cannot wait for each other.
 */
export async function lockAccount(tx: Queryable, userId: string): Promise<void> {
  const one = { one: sql`1` };
  await tx.select(one).from(users).where(eq(users.id, userId)).for('no key update');
}

/**
 * Locks the account and says whether this is still its password: what a changed password ends
 * cannot begin meanwhile.
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

/** Where a change-email link of this hash goes; undefined when a newer one took its place. */
export async function findNewEmail(db: Queryable, userId: string, tokenHash: string) {
  const [found] = await db
    .select({ newEmail: oneTimeTokens.newEmail })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.tokenHash, tokenHash)));
  return found?.newEmail ?? undefined;
}

export async function findUserByEmail(db: Queryable, email: string) {
  const [user] = await db.select().from(users).where(byEmail(email));
  return user;
}

export async function findUserById(db: Queryable, id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

const credentialOf = (userId: string) =>
  and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'));

/** As the unique index has it, so that it is found by it. */
const byEmail = (email: string) => sql`lower(${users.email}) = ${email.toLowerCase()}`;
