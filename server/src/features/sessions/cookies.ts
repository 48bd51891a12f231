import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { rememberDevice } from '../../http/known-device.ts';
import {
  type CookieEnv,
  isHttps,
  ownName,
  readOwnCookie,
  sign,
  unsign,
} from '../../http/own-cookies.ts';
import type { Auth } from './better-auth.ts';

const name = 'artesa.session_token';
/** Under which older versions set it over https. */
const formerName = '__Secure-artesa.session_token';

/** What a call of a signed-in user brings, for the API's document. */
export const sessionScheme = (env: CookieEnv) => ({
  in: 'cookie' as const,
  name: ownName(env, name),
  description: 'What signing in sets',
});

/** The token in a session's cookie, signed by us; undefined when there is none. */
export const readToken = (c: Context, { env }: Auth): Promise<string | undefined> =>
  readOwnCookie(c, env, { name: () => name, formerName }, unsign);

/** A token of a new session of this user. */
export const newToken = (userId: string) => userId + randomBytes(32).toString('base64url');

/**
 * The line of a token's user, read from the token: the query that finds the session waits in it
 * too. A token of an older kind has a line of its own.
 */
export const lineOf = (token: string) => token.slice(0, 36);

/** Whether a browser brings a session's cookie, live or not; asks nothing of the database. */
export const carriesSession = (auth: Auth) => async (c: Context) =>
  (await readToken(c, auth)) !== undefined;

export async function renewCookie(c: Context, auth: Auth): Promise<void> {
  const { headers } = await auth.library.api.getSession({
    headers: await ownHeaders(c, auth),
    returnHeaders: true,
  });
  forwardCookies(c, auth, headers);
}

/** Hands the browser the cookie of a session that was opened for it. From now on it is known. */
export async function giveCookie(c: Context, auth: Auth, token: string): Promise<void> {
  const { headers, response } = await auth.library.api.giveCookie({
    body: { token },
    headers: await ownHeaders(c, auth),
    returnHeaders: true,
  });
  forwardCookies(c, auth, headers);
  await rememberDevice(c, auth.env, response.email);
}

/** Takes the cookie back and ends its session, if it still has one. */
export async function endCookie(c: Context, auth: Auth): Promise<void> {
  const { headers } = await auth.library.api.signOut({
    headers: await ownHeaders(c, auth),
    returnHeaders: true,
  });
  forwardCookies(c, auth, headers);
}

/** What the sign-in library reads: the session alone, as it would be signed now. */
async function ownHeaders(c: Context, auth: Auth): Promise<Headers> {
  const token = await readToken(c, auth);
  if (!token) return new Headers();
  const signed = encodeURIComponent(sign(token, auth.env.keys.links[0]));
  return new Headers({ cookie: `${ownName(auth.env, name)}=${signed}` });
}

/** Copies the library's cookies to the answer. */
function forwardCookies(c: Context, { env }: Auth, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header('set-cookie', cookie, { append: true });
  // It would sign in the former user once the new cookie is gone.
  if (isHttps(env) && getCookie(c, formerName)) {
    setCookie(c, formerName, '', { path: '/', secure: true, maxAge: 0 });
  }
}
