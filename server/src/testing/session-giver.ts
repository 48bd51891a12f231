import type { UserId } from '../db/database.ts';
import type { Env } from '../env.ts';
import { createAuth } from '../features/sessions/better-auth.ts';
import { openSession } from '../features/sessions/commands.ts';
import type { Services } from '../services.ts';

/** What the server sees of a client of these tests. */
const thisBrowser = { address: '127.0.0.1', userAgent: 'node' };

/** Signs users in without their passwords: the answer's headers set the cookie. */
export function sessionGiver(services: Services, env: Env): (id: UserId) => Promise<Headers> {
  const auth = createAuth(services.db, env);
  return async (id) => {
    const token = await services.db.asAuth((tx) =>
      openSession({ ...services, ...env }, tx, id, thisBrowser),
    );
    const given = { body: { token }, headers: new Headers(), returnHeaders: true } as const;
    return (await auth.api.giveCookie(given)).headers;
  };
}
