import { eq } from 'drizzle-orm';
import type { SignInMethods } from '#core/account/account-schemas.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { accounts } from '../../db/schema.ts';

export async function findSignInMethods(db: Queryable, userId: UserId): Promise<SignInMethods> {
  const ways = await db
    .select({ providerId: accounts.providerId })
    .from(accounts)
    .where(eq(accounts.userId, userId));
  const has = (wanted: string) => ways.some(({ providerId }) => providerId === wanted);
  return { password: has('credential'), google: has('google') };
}
