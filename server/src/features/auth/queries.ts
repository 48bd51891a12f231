import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accounts, users } from '../../db/schema.ts';

/** What signing in compares: the password's hash and whether the email was confirmed. */
export async function findCredentials(db: Queryable, email: string) {
  const [found] = await db
    .select({ user: users, passwordHash: accounts.password })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(byEmail(email));
  return found;
}

export async function findUserByEmail(db: Queryable, email: string) {
  const [user] = await db.select().from(users).where(byEmail(email));
  return user;
}

export async function findUserById(db: Queryable, id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** As the unique index has it, so that it is found by it. */
const byEmail = (email: string) => sql`lower(${users.email}) = ${email.toLowerCase()}`;
