import type { SignInInput } from '#core/account/account-schemas.ts';
import type { Browser } from '../../http/app-env.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { newTokenSeed } from '../links/tokens.ts';
import { hashPassword, verifyPassword } from '../passwords/hashing.ts';
import type { Caller } from '../passwords/line.ts';
import { findCredentials, holdsPassword } from '../passwords/queries.ts';
import { openSession } from '../sessions/commands.ts';
import { findSecondStep } from '../two-factor/commands.ts';
import type { AccountDeps } from '../users/account-deps.ts';
import { findUserById } from '../users/queries.ts';

/** Stands in for the hash of an unknown account, so that a refusal takes the same time. */
const nobodysHash = hashPassword(newTokenSeed());

/**
 * @returns the id of the user who may sign in, and the hash that was compared
 * @throws ProblemError 401 email_not_found or invalid_credentials, 403 email_not_confirmed
 */
async function checkCredentials(
  deps: AccountDeps,
  { email, password }: SignInInput,
  caller: Caller,
) {
  const found = await findCredentials(deps.db.auth, email);
  const hash = found?.passwordHash ?? (await nobodysHash);
  const matches = await verifyPassword(hash, password, caller);
  if (!found) throw new ProblemError(401, 'email_not_found');
  if (!found.user.emailConfirmed) throw new ProblemError(403, 'email_not_confirmed');
  if (!found.passwordHash || !matches) throw new ProblemError(401, 'invalid_credentials');
  return { userId: found.user.id, passwordHash: found.passwordHash };
}

/**
 * Opens a session for an email and its password; with a second factor, none yet. A change of the
 * password meanwhile is noticed.
 *
 * @returns the user and the session's token, or whose second step has to come
 * @throws ProblemError as checkCredentials
 */
export async function signIn(
  deps: AccountDeps,
  input: SignInInput,
  browser: Browser,
  caller: Caller,
) {
  const { userId, passwordHash } = await checkCredentials(deps, input, caller);
  return await deps.db.asAuth(async (tx) => {
    const holds = await holdsPassword(tx, userId, passwordHash);
    const user = await findUserById(tx, userId);
    if (!holds || !user) throw new ProblemError(401, 'invalid_credentials');
    const secondStep = await findSecondStep(deps, tx, user);
    if (secondStep) return { userId, passwordHash, ...secondStep };
    const token = await openSession(deps, tx, userId, browser);
    return { user: { ...user, twoFactorEnabled: false }, token };
  });
}
