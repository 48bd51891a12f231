import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { keyedHash } from '../../keys.ts';
import {
  type CookieEnv,
  readOwnCookie,
  setOwnCookie,
  sign,
  unsign,
} from '../requests/own-cookies.ts';

/** The cookie's lifetime, in seconds; no browser stores a cookie for longer than 400 days. */
const lifetime = 400 * 24 * 60 * 60;

/**
 * The id of a browser that has proven to be this email's: somebody signed in there, or used a link
 * that was sent to it. It opens nothing. It only keeps the tries of strangers apart from its own.
 */
export const knownDevice = (
  c: Context,
  env: CookieEnv,
  email: string,
): Promise<string | undefined> =>
  readOwnCookie(c, env, { name: (key) => nameFor(ownerOf(key, email)) }, (value, key) => {
    const [whose, id] = unsign(value, signingKey(key))?.split(':') ?? [];
    return whose === ownerOf(key, email) ? id : undefined;
  });

/** Makes this browser known, or keeps it so for longer. */
export async function rememberDevice(c: Context, env: CookieEnv, email: string): Promise<void> {
  const [key] = env.keys.links;
  const owner = ownerOf(key, email);
  const id = (await knownDevice(c, env, email)) ?? randomUUID();
  const value = sign(`${owner}:${id}`, signingKey(key));
  setOwnCookie(c, env, nameFor(owner), value, { lifetime, sameSite: 'Lax' });
}

/** One cookie for each email that is used in a browser; none of them names it. */
const nameFor = (owner: string) => `artesa.device.${owner.slice(0, 8)}`;

const ownerOf = (key: string, email: string) => keyedHash(key, `known-device:${email}`);

const signingKey = (key: string) => keyedHash(key, 'known-device');
