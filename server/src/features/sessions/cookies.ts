import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { getCookies } from 'better-auth/cookies';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { rememberDevice } from '../../http/known-device.ts';
import type { Auth } from './better-auth.ts';

/** What a call of a signed-in user brings, for the API's document. */
export const sessionScheme = (auth: Auth) => ({
  in: 'cookie' as const,
  name: getCookies(auth.options).sessionToken.name,
  description: 'What signing in sets',
});

/**
 * The token in a session's cookie, signed by us; undefined when there is none. The signature is
 * checked at once: on a thread, as Web Crypto does it, it took a tenth of a call.
 */
export async function readToken(c: Context, auth: Auth): Promise<string | undefined> {
  const { authCookies, secret } = await auth.$context;
  const signed = getCookie(c, authCookies.sessionToken.name) ?? '';
  const end = signed.lastIndexOf('.');
  if (end < 1) return undefined;
  const token = signed.slice(0, end);
  const own = createHmac('sha256', secret).update(token).digest();
  const given = Buffer.from(signed.slice(end + 1), 'base64');
  return given.length === own.length && timingSafeEqual(given, own) ? token : undefined;
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
