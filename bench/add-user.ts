import { hashPassword } from 'better-auth/crypto';
import { v7 as uuidv7 } from 'uuid';
import { accounts, users } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';

/** @returns the password of the new account, whose email counts as confirmed */
export async function addUser({ db }: Services, email: string): Promise<string> {
  const id = uuidv7();
  const password = 'agulha e linha';
  const hash = await hashPassword(password);
  await db.asAuth(async (tx) => {
    const profile = { name: 'Ana Souza', craftType: 'croche', emailConfirmed: true } as const;
    await tx.insert(users).values({ id, email, ...profile });
    const credential = { userId: id, accountId: id, providerId: 'credential', password: hash };
    await tx.insert(accounts).values(credential);
  });
  return password;
}
