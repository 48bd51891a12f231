import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { secondFactorDetails } from '#core/errors/problem-texts.ts';
import type { Queryable } from '../../db/database.ts';
import { recoveryCodes, secondFactors } from '../../db/schema.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { AccountDeps } from '../users/account-deps.ts';
import { findRecoveryCodes, type findSecondFactor } from './queries.ts';
import { needsNoKey } from './recovery-codes.ts';
import { isSealedWith, openSecret, sealSecret } from './secret-box.ts';
import { stepOfCode } from './totp.ts';

export type SecondFactor = NonNullable<Awaited<ReturnType<typeof findSecondFactor>>>;

/** What became of a code; without its key none of the app can be checked. */
export type Verdict = 'right' | 'wrong' | 'unreadable';

/** So many wrong codes in a day end the first step, and so does each one after them. */
const mostWrongCodes = 10;

/**
 * Uses up a code of the app, unless it or a later one was used. An older key's secret is sealed
 * again.
 */
export async function consumeCode(
  { keys: { secondFactors: keys } }: AccountDeps,
  tx: Queryable,
  { userId, secret: sealed }: SecondFactor,
  code: string,
): Promise<Verdict> {
  const secret = openSecret(keys, userId, sealed);
  if (!secret) return 'unreadable';
  const step = stepOfCode(secret, code);
  if (step === undefined) return 'wrong';
  const resealed = isSealedWith(keys, sealed) ? sealed : sealSecret(keys, userId, secret);
  const used = await tx
    .update(secondFactors)
    .set({ secret: resealed, lastStep: step, updatedAt: sql`now()` })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ one: sql`1` });
  return used.length > 0 ? 'right' : 'wrong';
}

/** Uses up a recovery code that is stored as one of these hashes. */
export async function consumeRecoveryCode(
  { keys }: AccountDeps,
  tx: Queryable,
  { userId, secret }: SecondFactor,
  hashes: readonly string[],
): Promise<Verdict> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), inArray(recoveryCodes.codeHash, [...hashes])))
    .returning({ one: sql`1` });
  if (used.length > 0) return 'right';
  // Those of older versions were made with the secret that opens the app's.
  const left = await findRecoveryCodes(tx, userId);
  if (left.every(needsNoKey)) return 'wrong';
  return openSecret(keys.secondFactors, userId, secret) ? 'wrong' : 'unreadable';
}

/**
 * Counts a wrong code, and emails the user at the tenth in a day. The problem is returned, because
 * a transaction that fails counts nothing.
 */
export async function refuseCode(
  { enqueueMail }: AccountDeps,
  tx: Queryable,
  { userId, wrongCodes: before, wrongSince }: SecondFactor,
): Promise<ProblemError> {
  const wrongCodes = before + 1;
  await tx
    .update(secondFactors)
    .set({ wrongCodes, wrongSince: wrongSince ?? new Date() })
    .where(eq(secondFactors.userId, userId));
  if (wrongCodes < mostWrongCodes) return new ProblemError(401, 'two_factor_code_invalid');
  if (wrongCodes === mostWrongCodes) {
    await enqueueMail(tx, { template: 'wrong-codes', userId, at: new Date().toISOString() });
  }
  const detail = secondFactorDetails.tooManyWrong;
  return new ProblemError(401, 'two_factor_expired', undefined, { detail });
}

/** How many wrong codes have ended the first steps of before; 0 until there are too many. */
export const endingCodes = (
  { wrongCodes }: Pick<SecondFactor, 'wrongCodes'> = { wrongCodes: 0 },
) => (wrongCodes < mostWrongCodes ? 0 : wrongCodes);

/** Says which way is left to somebody whose code cannot be checked. */
export async function unreadable(tx: Queryable, userId: string): Promise<ProblemError> {
  const codes = await findRecoveryCodes(tx, userId);
  const detail = codes.some(needsNoKey) ? undefined : secondFactorDetails.nothingReadable;
  return new ProblemError(409, 'two_factor_unreadable', undefined, { ...(detail && { detail }) });
}
