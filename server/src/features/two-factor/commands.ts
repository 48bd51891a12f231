import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SecondStep } from '#core/account/two-factor-schemas.ts';
import { secondFactorDetails } from '#core/errors/problem-texts.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { recoveryCodes, secondFactors, users } from '../../db/schema.ts';
import type { Browser } from '../../http/app-env.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { SecondFactorChange } from '../../jobs/mail-queue.ts';
import { checkOwnPassword } from '../passwords/own-password.ts';
import { findPasswordHash } from '../passwords/queries.ts';
import { openSession } from '../sessions/commands.ts';
import type { AccountDeps } from '../users/account-deps.ts';
import { findUserById, lockAccount, type UserRow } from '../users/queries.ts';
import { consumeCode, consumeRecoveryCode, endingCodes, refuseCode, unreadable } from './codes.ts';
import { countRecoveryCodes, findRecoveryCodes, findSecondFactor } from './queries.ts';
import { newRecoveryCodes, possibleHashes } from './recovery-codes.ts';
import { sealSecret } from './secret-box.ts';
import { newSecret, setupUri } from './totp.ts';

/** How long somebody waits who lost app and recovery codes: long enough to read the emails. */
const lostWaitHours = 72;

/**
 * Makes a secret for the user's app, instead of one whose setup was not finished. It counts once a
 * code of it is confirmed.
 *
 * @throws ProblemError 403 wrong_password, 409 two_factor_already_enabled
 */
export async function beginSetup(deps: AccountDeps, userId: UserId, password: string) {
  const changeAccount = await checkOwnPassword(deps.db, userId, password);
  const secret = newSecret();
  const fresh = { secret: sealSecret(deps.keys.secondFactors, userId, secret), lastStep: 0 };
  return await changeAccount(async (tx) => {
    const user = await findUserById(tx, userId);
    if (!user || user.twoFactorEnabled) throw new ProblemError(409, 'two_factor_already_enabled');
    await tx
      .insert(secondFactors)
      .values({ userId, ...fresh })
      .onConflictDoUpdate({
        target: secondFactors.userId,
        set: { ...fresh, updatedAt: new Date() },
      });
    return { uri: setupUri(secret, user.email), secret };
  });
}

/**
 * The code proves that the app has the secret.
 *
 * @returns the recovery codes, which nobody will see again
 * @throws ProblemError 400 two_factor_code_invalid, 409 two_factor_already_enabled or
 *   two_factor_unreadable when the server's keys were replaced since it began
 */
export async function confirmSetup(deps: AccountDeps, userId: UserId, code: string) {
  const recovery = await newRecoveryCodes();
  return await deps.db.asAuth(async (tx) => {
    await lockAccount(tx, userId);
    const user = await findUserById(tx, userId);
    if (user?.twoFactorEnabled) throw new ProblemError(409, 'two_factor_already_enabled');
    const factor = await findSecondFactor(tx, userId);
    const verdict = factor ? await consumeCode(deps, tx, factor, code) : 'wrong';
    if (verdict === 'unreadable') {
      const detail = secondFactorDetails.setupLost;
      throw new ProblemError(409, 'two_factor_unreadable', undefined, { detail });
    }
    if (verdict === 'wrong') throw new ProblemError(400, 'two_factor_code_invalid');
    await setEnabled(tx, userId, true);
    await notifyOfChange(deps, tx, userId, { change: 'enabled' });
    return await addRecoveryCodes(tx, userId, recovery);
  });
}

/**
 * @returns new recovery codes, which nobody will see again; the old ones end
 * @throws ProblemError 403 wrong_password, 409 two_factor_not_enabled
 */
export async function renewRecoveryCodes(deps: AccountDeps, userId: UserId, password: string) {
  const changeAccount = await checkOwnPassword(deps.db, userId, password);
  const recovery = await newRecoveryCodes();
  return await changeAccount(async (tx) => {
    const user = await findUserById(tx, userId);
    if (!user?.twoFactorEnabled) throw new ProblemError(409, 'two_factor_not_enabled');
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await notifyOfChange(deps, tx, userId, { change: 'codesRenewed' });
    return await addRecoveryCodes(tx, userId, recovery);
  });
}

/** Also after an unfinished setup. @throws ProblemError 403 wrong_password */
export async function removeSecondFactor(deps: AccountDeps, userId: UserId, password: string) {
  const changeAccount = await checkOwnPassword(deps.db, userId, password);
  await changeAccount(async (tx) => {
    const user = await findUserById(tx, userId);
    await dropSecondFactor(tx, userId);
    if (user?.twoFactorEnabled) await notifyOfChange(deps, tx, userId, { change: 'disabled' });
  });
}

/** Turns the second factor off and erases it, also one that is only being set up. */
export async function dropSecondFactor(tx: Queryable, userId: string): Promise<void> {
  await setEnabled(tx, userId, false);
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/**
 * Ends the second factor after a waiting time, for somebody who proved the address and has lost app
 * and codes. The user gets an email, and any code cancels it. Asking again does not prolong the
 * wait.
 *
 * @returns when it ends; null when there is none
 */
export async function endSecondFactorLater(deps: AccountDeps, tx: Queryable, userId: string) {
  const user = await findUserById(tx, userId);
  if (!user?.twoFactorEnabled) return null;
  const ofUser = eq(secondFactors.userId, userId);
  const later = sql`now() + ${lostWaitHours} * interval '1 hour'`;
  const [begun] = await tx
    .update(secondFactors)
    .set({ endsAt: later })
    .where(and(ofUser, isNull(secondFactors.endsAt)))
    .returning({ endsAt: secondFactors.endsAt });
  if (begun?.endsAt) {
    const at = begun.endsAt.toISOString();
    await deps.enqueueMail(tx, { template: 'second-factor-ends', userId, at });
  }
  return (await findSecondFactor(tx, userId))?.endsAt ?? null;
}

/**
 * The second step that the user has to take. A second factor whose waiting time is over ends here,
 * and the user gets an email.
 *
 * @returns when it ends by itself, if it does, and what would end the first step; undefined
 *   without a second step
 */
export async function findSecondStep(
  deps: AccountDeps,
  tx: Queryable,
  { id: userId, twoFactorEnabled }: UserRow,
): Promise<{ endsAt: Date | null; wrongCodes: number } | undefined> {
  if (!twoFactorEnabled) return undefined;
  const factor = await findSecondFactor(tx, userId);
  const endsAt = factor?.endsAt ?? null;
  if (!endsAt || endsAt.getTime() > Date.now()) return { endsAt, wrongCodes: endingCodes(factor) };
  await dropSecondFactor(tx, userId);
  await notifyOfChange(deps, tx, userId, { change: 'lost' });
  return undefined;
}

/** Who succeeded in the first step, and what would end it: another password, or more wrong codes. */
export interface FirstStep {
  userId: string;
  passwordHash: string | undefined;
  /** The wrong codes so far, as endingCodes has them. */
  wrongCodes: number;
}

/**
 * Opens the session of somebody whose first step succeeded, and uses the code up.
 *
 * @throws ProblemError 401 two_factor_code_invalid; 401 two_factor_expired when the account
 *   changed meanwhile, or with the tenth wrong code in a day; 409 two_factor_unreadable when no key
 *   of the server opens what checks it
 */
export async function signInWithSecondStep(
  deps: AccountDeps,
  { userId, passwordHash, wrongCodes }: FirstStep,
  { code, recoveryCode = '' }: SecondStep,
  browser: Browser,
) {
  const stored = code ? [] : await findRecoveryCodes(deps.db.auth, userId);
  const hashes = await possibleHashes(stored, deps.keys.former, userId, recoveryCode);
  const outcome = await deps.db.asAuth(async (tx) => {
    await lockAccount(tx, userId);
    const user = await findUserById(tx, userId);
    const factor = await findSecondFactor(tx, userId);
    const holds = (await findPasswordHash(tx, userId)) === passwordHash;
    if (!holds || !user?.emailConfirmed || !user.twoFactorEnabled) return expired();
    if (!factor || endingCodes(factor) !== wrongCodes) return expired();
    const verdict = code
      ? await consumeCode(deps, tx, factor, code)
      : await consumeRecoveryCode(deps, tx, factor, hashes);
    if (verdict === 'unreadable') return await unreadable(tx, userId);
    if (verdict === 'wrong') return await refuseCode(deps, tx, factor);
    // Whoever has a code has not lost it all.
    await tx.update(secondFactors).set({ endsAt: null }).where(eq(secondFactors.userId, userId));
    if (!code) {
      const codesLeft = await countRecoveryCodes(tx, userId);
      await notifyOfChange(deps, tx, userId, { change: 'codeUsed', codesLeft });
    }
    return { user, token: await openSession(deps, tx, userId, browser) };
  });
  if (outcome instanceof ProblemError) throw outcome;
  return outcome;
}

const expired = () => new ProblemError(401, 'two_factor_expired');

async function addRecoveryCodes(
  tx: Queryable,
  userId: string,
  { codes, stored }: Awaited<ReturnType<typeof newRecoveryCodes>>,
) {
  await tx.insert(recoveryCodes).values(stored.map((codeHash) => ({ userId, codeHash })));
  return codes;
}

/** Emails the user, who alone can know whether they did it. */
async function notifyOfChange(
  { enqueueMail }: AccountDeps,
  tx: Queryable,
  userId: string,
  what: { change: SecondFactorChange; codesLeft?: number },
): Promise<void> {
  const at = new Date().toISOString();
  await enqueueMail(tx, { template: 'second-factor-changed', userId, at, ...what });
}

async function setEnabled(tx: Queryable, userId: string, enabled: boolean): Promise<void> {
  await tx
    .update(users)
    .set({ twoFactorEnabled: enabled, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
}
