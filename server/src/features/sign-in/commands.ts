import type { SignInInput } from '#core/schemas/account.ts';
import type { Browser } from '../../http/app-env.ts';
import { ProblemError } from '../../http/problem.ts';
import { newTokenSeed } from '../links/tokens.ts';
import { hashPassword, verifyPassword } from '../passwords/hashing.ts';
import { findCredentials, holdsPassword } from '../passwords/queries.ts';
import { openSession } from '../sessions/commands.ts';
import type { AccountDeps } from '../users/deps.ts';
import { findUserById } from '../users/queries.ts';

/** Stands in for the hash of an unknown account, so that a refusal takes the same time. */
const nobodysHash = hashPassword(newTokenSeed());

/**
 * Checks an email and a password.
 *
 * @returns the user who may sign in, and the hash that was compared
 * @throws ProblemError 401 email_not_found or invalid_credentials, 403 email_not_confirmed
 */
async function checkCredentials(deps: AccountDeps, { email, password }: SignInInput) {
  const found = await findCredentials(deps.db.auth, email);
  const hash = found?.passwordHash ?? (await nobodysHash);
  const matches = await verifyPassword(hash, password);
  if (!found) throw new ProblemError(401, 'email_not_found');
  if (!found.user.emailConfirmed) throw new ProblemError(403, 'email_not_confirmed');
  if (!found.passwordHash || !matches) throw new ProblemError(401, 'invalid_credentials');
  return { user: found.user, passwordHash: found.passwordHash };
}

/**
 * Opens a session for an email and its password; with a second factor, none yet. A change of the
 * password meanwhile ends this session like every other one.
 *
 * @returns the user, and the session's token unless a second step has to come
 * @throws ProblemError as checkCredentials
 */
export async function signIn(deps: AccountDeps, input: SignInInput, browser: Browser) {
  const { user, passwordHash } = await checkCredentials(deps, input);
  const token = await deps.db.asAuth(async (tx) => {
    if (!(await holdsPassword(tx, user.id, passwordHash))) {
      throw new ProblemError(401, 'invalid_credentials');
    }
    const current = await findUserById(tx, user.id);
    if (!current || current.twoFactorEnabled) return undefined;
    return await openSession(deps, tx, user.id, browser);
  });
  return { user, token, passwordHash };
}
