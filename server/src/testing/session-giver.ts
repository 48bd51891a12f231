import type { UserId } from '../db/database.ts';
import type { Env } from '../env.ts';
import { createAuth } from '../features/sessions/better-auth.ts';
import { openSession } from '../features/sessions/commands.ts';
import type { Services } from '../services.ts';

/**
 * Signs users in without their passwords: the answer's headers set the cookie.
 *
 * @param userAgent what the server sees of the browser
 */
export function sessionGiver(services: Services, env: Env, userAgent = 'node') {
  const auth = createAuth(services.db, env);
  const browser = { address: '127.0.0.1', userAgent };
  return async (id: UserId): Promise<Headers> => {
    const token = await services.db.asAuth((tx) =>
      openSession({ ...services, ...env }, tx, id, browser),
    );
    const given = { body: { token }, headers: new Headers(), returnHeaders: true } as const;
    return (await auth.library.api.giveCookie(given)).headers;
  };
}
