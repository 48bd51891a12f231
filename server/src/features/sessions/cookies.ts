import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { rememberDevice } from '../../http/known-device.ts';
import type { Auth } from './better-auth.ts';

/**
 * The token in a session's cookie, signed by us; undefined when there is none. The signature is
 * checked at once: on a thread, as Web Crypto does it, each call would wait for one turn more.
 */
export async function readToken(c: Context, auth: Auth): Promise<string | undefined> {
  const { authCookies, secret } = await auth.$context;
  const cookie = getCookie(c, authCookies.sessionToken.name) ?? '';
  const dot = cookie.lastIndexOf('.');
  const token = cookie.slice(0, Math.max(0, dot));
  const expected = createHmac('sha256', secret).update(token).digest();
  const signature = Buffer.from(cookie.slice(dot + 1), 'base64');
  const isOurs = signature.length === expected.length && timingSafeEqual(signature, expected);
  return isOurs && token ? token : undefined;
}

/** A token of a new session of this user. */
export const newToken = (userId: string) => userId + randomBytes(32).toString('base64url');

/**
 * The line in which the calls of a token's user wait. It is read from the token itself, because the
 * query that looks the session up is what they wait for. A token of an older kind has a line of its own.
 */
export const lineOf = (token: string) => token.slice(0, 36);

/** Whether a browser brings a session's cookie, live or not; asks nothing of the database. */
export const bringsSession = (auth: Auth) => async (c: Context) =>
  (await readToken(c, auth)) !== undefined;

export async function renewCookie(c: Context, auth: Auth): Promise<void> {
  const { headers } = await auth.api.getSession({
    headers: c.req.raw.headers,
    returnHeaders: true,
  });
  forwardCookies(c, headers);
}

/** Hands the browser the cookie of a session that was opened for it. From now on it is known. */
export async function giveCookie(c: Context, auth: Auth, token: string): Promise<void> {
  const { headers, response } = await auth.api.giveCookie({
    body: { token },
    headers: c.req.raw.headers,
    returnHeaders: true,
  });
  forwardCookies(c, headers);
  const { secret, baseURL: appUrl } = auth.options;
  await rememberDevice(c, { secret, appUrl }, response.email);
}

/** Takes the cookie back and ends its session, if it still has one. */
export async function endCookie(c: Context, auth: Auth): Promise<void> {
  const { headers } = await auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true });
  forwardCookies(c, headers);
}

/** Hands the cookies that the sign-in library set to the answer of this request. */
function forwardCookies(c: Context, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header('set-cookie', cookie, { append: true });
}
