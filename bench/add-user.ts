import { hashPassword } from 'better-auth/crypto';
import { v7 as uuidv7 } from 'uuid';
import type { UserId } from '#server/db/database.ts';
import { accounts, users } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';

export interface BenchUser {
  id: UserId;
  email: string;
  password: string;
}

/** Somebody with a confirmed email, on Pro: no limit stands in the way. */
export async function addUser({ db }: Services, email: string): Promise<BenchUser> {
  const id = uuidv7() as UserId;
  const password = 'agulha e linha';
  const hash = await hashPassword(password);
  await db.asAuth(async (tx) => {
    const profile = { name: 'Ana Souza', craftType: 'croche', plan: 'pro' } as const;
    await tx.insert(users).values({ id, email, emailConfirmed: true, ...profile });
    const credential = { userId: id, accountId: id, providerId: 'credential', password: hash };
    await tx.insert(accounts).values(credential);
  });
  return { id, email, password };
}
