import { createHmac, randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { Env } from '../env.ts';

/** In seconds; no browser keeps a cookie for longer than 400 days. */
const lifetime = 400 * 24 * 60 * 60;

/**
 * The id of a browser that has proven to be this email's: somebody signed in there, or used a link
 * that was sent to it. It opens nothing. It only keeps the tries of strangers apart from its own.
 */
export async function knownDevice(
  c: Context,
  secret: string,
  email: string,
): Promise<string | undefined> {
  const owner = ownerOf(secret, email);
  const value = await getSignedCookie(c, keyOf(secret), nameFor(owner));
  const [whose, id] = (value || '').split(':');
  return whose === owner ? id : undefined;
}

/** Makes this browser known, or keeps it so for longer. */
export async function rememberDevice(
  c: Context,
  { secret, appUrl }: Pick<Env, 'secret' | 'appUrl'>,
  email: string,
): Promise<void> {
  const owner = ownerOf(secret, email);
  const id = (await knownDevice(c, secret, email)) ?? randomUUID();
  await setSignedCookie(c, nameFor(owner), `${owner}:${id}`, keyOf(secret), {
    path: '/api',
    httpOnly: true,
    sameSite: 'Lax',
    secure: appUrl.startsWith('https:'),
    maxAge: lifetime,
  });
}

/** One cookie for each email that is used in a browser; none of them names it. */
const nameFor = (owner: string) => `artesa.device.${owner.slice(0, 8)}`;

const ownerOf = (secret: string, email: string) =>
  createHmac('sha256', secret).update(`known-device:${email}`).digest('base64url');

const keyOf = (secret: string) =>
  createHmac('sha256', secret).update('known-device').digest('base64url');
