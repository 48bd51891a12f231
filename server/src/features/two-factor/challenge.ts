import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { ProblemError } from '../../http/problem.ts';
import { findPasswordHash } from '../passwords/queries.ts';
import type { AccountDeps } from '../users/deps.ts';

/** How long the second step of signing in may take, in seconds. */
const lifetime = 5 * 60;

const name = 'artesa.second_step';
const path = '/api/auth/sign-in/two-factor';

/** What the second step of signing in asks for, for the API's document. */
export const secondStepScheme = {
  in: 'cookie',
  name,
  description: 'What the first step of signing in sets, good for five minutes',
} as const;

/**
 * Remembers in a cookie that the first step succeeded. The cookie is no session and is good for the
 * second step alone. Changing the password ends it.
 */
export function askSecondStep(
  c: Context,
  deps: AccountDeps,
  userId: string,
  passwordHash?: string,
) {
  const expiresAt = Date.now() + lifetime * 1000;
  const value = [userId, expiresAt, sign(deps.secret, userId, expiresAt, passwordHash)].join('.');
  setCookie(c, name, value, {
    path,
    httpOnly: true,
    sameSite: 'Strict',
    secure: deps.appUrl.startsWith('https:'),
    maxAge: lifetime,
  });
}

/** The second step is done. */
export function forgetSecondStep(c: Context): void {
  setCookie(c, name, '', { path, maxAge: 0 });
}

/**
 * Finds out who succeeded in the first step.
 *
 * @returns the user's id, and the password's hash as it was then and still is
 * @throws ProblemError 401 two_factor_expired
 */
export async function readSecondStep(c: Context, deps: AccountDeps) {
  const [userId = '', expiry = '', signature = ''] = (getCookie(c, name) ?? '').split('.');
  const expiresAt = Number(expiry);
  const inTime = expiresAt > Date.now() && z.uuid().safeParse(userId).success;
  const passwordHash = inTime ? await findPasswordHash(deps.db.auth, userId) : undefined;
  const expected = sign(deps.secret, userId, expiresAt, passwordHash);
  if (!inTime || !isSame(signature, expected)) throw new ProblemError(401, 'two_factor_expired');
  return { userId, passwordHash };
}

function sign(secret: string, userId: string, expiresAt: number, passwordHash = ''): string {
  return createHmac('sha256', secret)
    .update(`second-step:${userId}:${expiresAt}:${passwordHash}`)
    .digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
