import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { type CookieEnv, isSame, ownName, setOwnCookie } from '../../http/requests/own-cookies.ts';
import { keyedHash } from '../../keys.ts';

/** The cookie's lifetime in seconds: as long as that of the email's link. */
const lifetime = 24 * 60 * 60;

const name = 'artesa.sign_up';
const sameSite = 'Strict';

/** A sign-up: whose, and the hash of the password that it set. Another one sets another. */
export interface SignUp {
  userId: string;
  passwordHash: string;
}

/**
 * Remembers in a cookie that this browser signed up. It opens nothing alone: only the browser that
 * has both it and the link of the email is signed in.
 */
export function rememberSignUp(c: Context, env: CookieEnv, signUp: SignUp): void {
  const expiresAt = Date.now() + lifetime * 1000;
  const signature = sign(env.keys.links[0], expiresAt, signUp);
  setOwnCookie(c, env, name, `${expiresAt}.${signature}`, { lifetime, sameSite });
}

/** The browser is signed in, or may never be by this. */
export const forgetSignUp = (c: Context, env: CookieEnv) =>
  setOwnCookie(c, env, name, '', { lifetime: 0, sameSite });

/** Whether a sign-up was made in this browser within the last day. */
export function readSignUp(c: Context, env: CookieEnv): (signUp: SignUp) => boolean {
  const [expiry = '', signature = ''] = (getCookie(c, ownName(env, name)) ?? '').split('.');
  const expiresAt = Number(expiry);
  return (signUp) =>
    expiresAt > Date.now() &&
    env.keys.links.some((key) => isSame(signature, sign(key, expiresAt, signUp)));
}

const sign = (key: string, expiresAt: number, { userId, passwordHash }: SignUp): string =>
  keyedHash(key, `sign-up:${userId}:${expiresAt}:${passwordHash}`);
