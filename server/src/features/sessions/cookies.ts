import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { rememberDevice } from '../../http/limits/known-device.ts';
import {
  type CookieEnv,
  isHttps,
  ownCookie,
  ownName,
  readOwnCookie,
  setOwnCookie,
  sign,
  unsign,
} from '../../http/requests/own-cookies.ts';

const name = 'artesa.session_token';
/** The cookie's name under which older versions set it over https. */
const formerName = '__Secure-artesa.session_token';

const day = 24 * 60 * 60;

/** The life of an unused session, and the age at which use prolongs it, in seconds. */
export const sessionLife = { expiresIn: 30 * day, updateAge: day };

/** What a call of a signed-in user brings, for the API's document. */
export const sessionScheme = (env: CookieEnv) => ({
  in: 'cookie' as const,
  name: ownName(env, name),
  description: 'What signing in sets',
});

/** The token in a session's cookie, signed by us; undefined when there is none. */
export const readToken = (c: Context, env: CookieEnv): Promise<string | undefined> =>
  readOwnCookie(c, env, { name: () => name, formerName }, unsign);

/** A token of a new session of this user. */
export const newToken = (userId: string) => userId + randomBytes(32).toString('base64url');

/**
 * The line of a token's user, read from the token: the query that finds the session waits in it
 * too. A token of an older kind has a line of its own.
 */
export const lineOf = (token: string) => token.slice(0, 36);

/** Whether a browser brings a session's cookie, live or not; asks nothing of the database. */
export const carriesSession = (env: CookieEnv) => async (c: Context) =>
  (await readToken(c, env)) !== undefined;

/** The header that hands a browser the cookie of a session. */
export const sessionCookie = (env: CookieEnv, token: string) =>
  ownCookie(env, name, sign(token, env.keys.links[0]), {
    lifetime: sessionLife.expiresIn,
    sameSite: 'Lax',
  });

export function setSessionCookie(c: Context, env: CookieEnv, token: string): void {
  c.header('set-cookie', sessionCookie(env, token), { append: true });
  endFormerCookie(c, env);
}

/**
 * Hands the browser the cookie of a session that was opened for it. From now on it is known.
 *
 * @param email of the session's user
 */
export async function giveCookie(
  c: Context,
  env: CookieEnv,
  token: string,
  email: string,
): Promise<void> {
  setSessionCookie(c, env, token);
  await rememberDevice(c, env, email);
}

export function endCookie(c: Context, env: CookieEnv): void {
  setOwnCookie(c, env, name, '', { lifetime: 0, sameSite: 'Lax' });
  endFormerCookie(c, env);
}

/** Ends the cookie of the former name, which would sign in its user once the new one is gone. */
function endFormerCookie(c: Context, env: CookieEnv): void {
  if (isHttps(env) && getCookie(c, formerName)) {
    setCookie(c, formerName, '', { path: '/', secure: true, maxAge: 0 });
  }
}
