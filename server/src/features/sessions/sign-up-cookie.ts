import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AccountDeps } from '../users/deps.ts';

/** As long as the link of the email, in seconds. */
const lifetime = 24 * 60 * 60;

const name = 'artesa.sign_up';
const path = '/api/auth/confirm-email';

/** A sign-up: whose, and the hash of the password that it set. Another one sets another. */
export interface SignUp {
  userId: string;
  passwordHash: string;
}

/**
 * Remembers in a cookie that this browser signed up. It is no session and opens nothing alone: only
 * the browser that brings both it and the link of the email is signed in.
 */
export function rememberSignUp(c: Context, deps: AccountDeps, signUp: SignUp): void {
  const expiresAt = Date.now() + lifetime * 1000;
  setCookie(c, name, `${expiresAt}.${sign(deps.secret, expiresAt, signUp)}`, {
    path,
    httpOnly: true,
    sameSite: 'Strict',
    secure: deps.appUrl.startsWith('https:'),
    maxAge: lifetime,
  });
}

/** The browser is signed in, or may never be by this. */
export function forgetSignUp(c: Context): void {
  setCookie(c, name, '', { path, maxAge: 0 });
}

/** What tells whether a sign-up was made in this browser, within the last day. */
export function readSignUp(c: Context, { secret }: AccountDeps): (signUp: SignUp) => boolean {
  const [expiry = '', signature = ''] = (getCookie(c, name) ?? '').split('.');
  const expiresAt = Number(expiry);
  return (signUp) => {
    const [given, own] = [signature, sign(secret, expiresAt, signUp)].map((text) =>
      Buffer.from(text),
    ) as [Buffer, Buffer];
    return expiresAt > Date.now() && given.length === own.length && timingSafeEqual(given, own);
  };
}

function sign(secret: string, expiresAt: number, { userId, passwordHash }: SignUp): string {
  return createHmac('sha256', secret)
    .update(`sign-up:${userId}:${expiresAt}:${passwordHash}`)
    .digest('base64url');
}
