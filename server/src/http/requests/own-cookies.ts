import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import type { Env } from '../../env.ts';

export type CookieEnv = Pick<Env, 'appUrl' | 'keys'>;

interface OwnCookie {
  /** The cookie's name by the key that made it, where that matters. */
  name: (key: string) => string;
  /** The name under which older versions set the cookie over https; by default the same. */
  formerName?: string;
}

/** The header of an answer that sets or ends a cookie, for a route's declaration. */
export const setsCookie = {
  'Set-Cookie': {
    description: 'What the browser keeps or forgets',
    schema: { type: 'string' as const },
  },
};

export const isHttps = ({ appUrl }: Pick<Env, 'appUrl'>) => appUrl.startsWith('https:');

/** Over https the browser itself sees to it that no other host, and nothing over http, sets it. */
export const ownName = (env: Pick<Env, 'appUrl'>, name: string) =>
  isHttps(env) ? `__Host-${name}` : name;

/**
 * What `open` makes of a cookie of ours with the key that made it. Under its former name a cookie
 * counts only if an older version made it: a neighbouring host could set one of today (record 210).
 *
 * @returns undefined when there is none, or `open` takes none
 */
export async function readOwnCookie<T>(
  c: Context,
  env: CookieEnv,
  { name, formerName }: OwnCookie,
  open: (value: string, key: string) => T | undefined | Promise<T | undefined>,
): Promise<T | undefined> {
  const { links, former } = env.keys;
  const places = links.map((key) => ({ key, place: ownName(env, name(key)) }));
  const before = former.map((key) => ({ key, place: formerName ?? name(key) }));
  for (const { key, place } of isHttps(env) ? [...places, ...before] : places) {
    const value = getCookie(c, place);
    const opened = value && (await open(value, key));
    if (opened) return opened;
  }
  return undefined;
}

interface Given {
  /** The cookie's lifetime in seconds; 0 ends it. */
  lifetime: number;
  sameSite: 'Lax' | 'Strict';
}

/** The header that sets a cookie of ours. */
export function ownCookie(
  env: Pick<Env, 'appUrl'>,
  name: string,
  value: string,
  { lifetime, sameSite }: Given,
): string {
  const secure = isHttps(env);
  const options = { path: '/', httpOnly: true, secure, sameSite, maxAge: lifetime };
  return generateCookie(ownName(env, name), value, options);
}

export function setOwnCookie(
  c: Context,
  env: CookieEnv,
  name: string,
  value: string,
  given: Given,
): void {
  c.header('set-cookie', ownCookie(env, name, value, given), { append: true });
}

/** A text with its signature. */
export const sign = (text: string, key: string) =>
  `${text}.${createHmac('sha256', key).update(text).digest('base64')}`;

/**
 * The text that was signed with this key; undefined when it was not. It is checked at once: on a
 * thread, as Web Crypto does it, it took a tenth of a call.
 */
export function unsign(signed: string, key: string): string | undefined {
  const text = signed.slice(0, Math.max(0, signed.lastIndexOf('.')));
  return isSame(signed, sign(text, key)) && text ? text : undefined;
}

/** Compares in a time that does not depend on where two texts differ. */
export function isSame(given: string, own: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(own)];
  return a.length === b.length && timingSafeEqual(a, b);
}
