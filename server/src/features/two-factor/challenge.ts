import type { Context } from 'hono';
import { z } from 'zod';
import { ProblemError } from '../../http/problem-error.ts';
import {
  type CookieEnv,
  isSame,
  ownName,
  readOwnCookie,
  setOwnCookie,
} from '../../http/requests/own-cookies.ts';
import { keyedHash } from '../../keys.ts';
import { findPasswordHash } from '../passwords/queries.ts';
import type { AccountDeps } from '../users/account-deps.ts';
import { findUserById } from '../users/queries.ts';
import { endingCodes } from './codes.ts';
import type { FirstStep } from './commands.ts';
import { findSecondFactor } from './queries.ts';

/** How long the second step of signing in may take, in seconds. */
const lifetime = 5 * 60;

const name = 'artesa.second_step';
const sameSite = 'Strict';

/** What the second step of signing in asks for, for the API's document. */
export const secondStepScheme = (env: CookieEnv) => ({
  in: 'cookie' as const,
  name: ownName(env, name),
  description: 'What the first step of signing in sets, good for five minutes',
});

/**
 * Remembers in a cookie that the first step succeeded. It is good for the second step alone.
 * Changing the password ends it, and so do too many wrong codes.
 */
export function askSecondStep(c: Context, env: CookieEnv, first: FirstStep): void {
  const expiresAt = Date.now() + lifetime * 1000;
  const value = [first.userId, expiresAt, sign(env.keys.links[0], first, expiresAt)].join('.');
  setOwnCookie(c, env, name, value, { lifetime, sameSite });
}

export const forgetSecondStep = (c: Context, env: CookieEnv) =>
  setOwnCookie(c, env, name, '', { lifetime: 0, sameSite });

/**
 * @returns who succeeded in the first step, and what would end it, as it was then and still is
 * @throws ProblemError 401 two_factor_expired
 */
export async function readSecondStep(c: Context, deps: AccountDeps): Promise<FirstStep> {
  let now: FirstStep | undefined;
  const first = await readOwnCookie(c, deps, { name: () => name }, async (value, key) => {
    const [userId = '', expiry = '', signature = ''] = value.split('.');
    const expiresAt = Number(expiry);
    if (!(expiresAt > Date.now()) || !z.uuid().safeParse(userId).success) return undefined;
    // Read once, whichever key is tried.
    if (now?.userId !== userId) now = await firstStepOf(deps, userId);
    return isSame(signature, sign(key, now, expiresAt)) ? now : undefined;
  });
  if (!first) throw new ProblemError(401, 'two_factor_expired');
  c.set('who', (await findUserById(deps.db.auth, first.userId))?.email);
  return first;
}

/** The first step of this user, if it succeeded now. */
async function firstStepOf({ db }: AccountDeps, userId: string): Promise<FirstStep> {
  const factor = await findSecondFactor(db.auth, userId);
  const passwordHash = await findPasswordHash(db.auth, userId);
  return { userId, passwordHash, wrongCodes: endingCodes(factor) };
}

function sign(key: string, first: FirstStep, expiresAt: number): string {
  const { userId, passwordHash = '', wrongCodes } = first;
  return keyedHash(key, `second-step:${userId}:${expiresAt}:${passwordHash}${wrongCodes || ''}`);
}
