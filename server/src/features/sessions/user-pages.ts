import { type Context, Hono } from 'hono';
import { knowSession, type MaybeSessionEnv, type RequireSession } from './session.ts';

/**
 * Redirects a signed-in visitor from the landing page to the dashboard before anything is painted.
 * The answer varies by cookie, so that no cache mixes the two up.
 */
export function userPages(session: RequireSession) {
  return new Hono<MaybeSessionEnv>().get('/', async (c, next) => {
    c.header('vary', 'cookie', { append: true });
    if (!(await isUser(c, session))) return await next();
    c.header('cache-control', 'no-store');
    return c.redirect('/dashboard');
  });
}

async function isUser(c: Context<MaybeSessionEnv>, session: RequireSession): Promise<boolean> {
  try {
    await knowSession(session)(c, async () => {});
  } catch (error) {
    // During an outage, a visitor with a session reads about it on a screen, not as JSON.
    c.get('log').warn({ err: error }, 'session unknown');
    return true;
  }
  return c.get('user') !== undefined;
}
