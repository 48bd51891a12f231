import type { UserId } from '#server/db/database.ts';
import type { Env } from '#server/env.ts';
import type { Services } from '#server/services.ts';
import { addAccount } from '#server/testing/add-account.ts';
import { sessionGiver } from '#server/testing/session-giver.ts';

export interface Person {
  id: UserId;
  /** Of a session. */
  cookie: string;
}

export const everybodysPassword = 'agulha e linha';

export type AddPerson = (name: string) => Promise<Person>;

/** Adds people with a confirmed email, on Pro (no limit stands in the way), and signs them in. */
export function personAdder(services: Services, env: Env): AddPerson {
  const giveSession = sessionGiver(services, env);
  const profile = { name: 'Ana Souza', craftType: 'croche', hourlyRate: 25 } as const;
  return async (name) => {
    const login = { email: `${name}@example.com`, password: everybodysPassword };
    const id = await addAccount(services.db, { ...profile, ...login }, 'pro');
    const [cookie = ''] = (await giveSession(id)).getSetCookie();
    return { id, cookie: cookie.replace(/;.*/, '') };
  };
}
