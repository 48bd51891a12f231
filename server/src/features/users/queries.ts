import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema.ts';

export type UserRow = typeof users.$inferSelect;

/**
 * Makes other changes of this account wait until the transaction ends. Every change of more than
 * one row of an account begins with it, so that no two changes wait for each other.
 */
export async function lockAccount(tx: Queryable, userId: string): Promise<void> {
  const one = { one: sql`1` };
  await tx.select(one).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function findUserByEmail(db: Queryable, email: string) {
  const [user] = await db.select().from(users).where(byEmail(email));
  return user;
}

export async function findUserById(db: Queryable, id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** Written as in the unique index, so that the query uses it. */
export const byEmail = (email: string) => sql`lower(${users.email}) = ${email.toLowerCase()}`;
