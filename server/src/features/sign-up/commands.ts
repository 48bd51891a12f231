import { eq, sql } from 'drizzle-orm';
import type { SignUpInput } from '#core/account/account-schemas.ts';
import type { ErrorCode } from '#core/errors/errors.ts';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { issueLink } from '../links/commands.ts';
import { addPassword, setPassword } from '../passwords/commands.ts';
import { hashPassword } from '../passwords/hashing.ts';
import type { Caller } from '../passwords/line.ts';
import { findPasswordHash } from '../passwords/queries.ts';
import type { SignUp } from '../sessions/sign-up-cookie.ts';
import type { AccountDeps } from '../users/account-deps.ts';
import { findUserByEmail, lockAccount, type UserRow } from '../users/queries.ts';

interface Outcome {
  /** Whose password is now the one of this sign-up. */
  userId?: string | undefined;
  refusal?: ErrorCode;
}

/**
 * Creates an unconfirmed account and queues its confirmation email, both or neither. It takes the
 * place of a sign-up of this email that waits, and the link will ask for a new password.
 *
 * @param remember called with the sign-up that waits now, also where another one waited before
 * @throws ProblemError 409 email_already_confirmed; email_already_registered when that account
 *   has no password, because it came from another provider; email_not_confirmed_resent when it
 *   waits for its confirmation and a new email was queued
 */
export async function signUp(
  deps: AccountDeps,
  { password, ...profile }: SignUpInput,
  remember: (signUp: SignUp) => void,
  caller?: Caller,
): Promise<void> {
  const passwordHash = await hashPassword(password, caller);
  const { email } = profile;
  const { userId, refusal } = await deps.db.asAuth(async (tx): Promise<Outcome> => {
    const [created] = await tx
      .insert(users)
      .values(profile)
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (created) {
      await addPassword(tx, created.id, passwordHash);
      await issueLink(deps, tx, 'confirm-email', created.id);
      return { userId: created.id };
    }
    const existing = await lockByEmail(tx, email);
    const known = await refusalOf(tx, existing);
    if (known || !existing) return { refusal: known ?? 'email_already_registered' };
    const isWaiting = !existing.confirmedAt;
    if (isWaiting) {
      const since = { createdAt: sql`now()`, updatedAt: sql`now()` };
      const { hourPlan = null } = profile;
      const fresh = { ...profile, hourPlan, ...since, contested: true };
      await tx.update(users).set(fresh).where(eq(users.id, existing.id));
      await setPassword(tx, existing.id, passwordHash);
    }
    await issueLink(deps, tx, 'confirm-email', existing.id);
    return { userId: isWaiting ? existing.id : undefined, refusal: 'email_not_confirmed_resent' };
  });
  if (userId) remember({ userId, passwordHash });
  if (refusal) throw new ProblemError(409, refusal);
}

/** @throws ProblemError 409 email_already_confirmed or email_already_registered, as signUp */
export async function checkEmail(deps: AccountDeps, email: string): Promise<void> {
  const refusal = await refusalOf(deps.db.auth, await findUserByEmail(deps.db.auth, email));
  if (refusal) throw new ProblemError(409, refusal);
}

async function lockByEmail(tx: Queryable, email: string): Promise<UserRow | undefined> {
  const found = await findUserByEmail(tx, email);
  if (!found) return undefined;
  await lockAccount(tx, found.id);
  return await findUserByEmail(tx, email);
}

/** Without a password there is nothing to sign in with: the recovery gives one. */
async function refusalOf(tx: Queryable, user: UserRow | undefined) {
  if (!user?.emailConfirmed) return undefined;
  const hasPassword = await findPasswordHash(tx, user.id);
  return hasPassword ? 'email_already_confirmed' : 'email_already_registered';
}
