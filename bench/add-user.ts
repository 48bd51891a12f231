import type { UserId } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { addAccount } from '#server/testing/add-account.ts';

export interface BenchUser {
  id: UserId;
  email: string;
  password: string;
}

/** Somebody with a confirmed email, on Pro: no limit stands in the way. */
export async function addUser({ db }: Services, email: string): Promise<BenchUser> {
  const password = 'agulha e linha';
  const profile = { name: 'Ana Souza', craftType: 'croche', hourlyRate: 25 } as const;
  const id = await addAccount(db, { ...profile, email, password }, 'pro');
  return { id, email, password };
}
