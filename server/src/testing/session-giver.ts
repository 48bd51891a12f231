import type { UserId } from '../db/database.ts';
import type { Env } from '../env.ts';
import { openSession } from '../features/sessions/commands.ts';
import { sessionCookie } from '../features/sessions/cookies.ts';
import type { Services } from '../services.ts';

/**
 * Signs users in without their passwords: the answer's headers set the cookie.
 *
 * @param userAgent what the server sees of the browser
 */
export function sessionGiver(services: Services, env: Env, userAgent = 'node') {
  const browser = { address: '127.0.0.1', userAgent };
  return async (id: UserId): Promise<Headers> => {
    const token = await services.db.asAuth((tx) =>
      openSession({ ...services, ...env }, tx, id, browser),
    );
    return new Headers({ 'set-cookie': sessionCookie(env, token) });
  };
}
