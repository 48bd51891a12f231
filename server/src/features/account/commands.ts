import { and, eq, sql } from 'drizzle-orm';
import type {
  ChangeEmailInput,
  ChangePasswordInput,
  ProfilePatch,
} from '#core/account/account-schemas.ts';
import type { Database, Queryable, UserId } from '../../db/database.ts';
import { accounts, users } from '../../db/schema.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { eraseAccount } from '../erasure/commands.ts';
import { endLinks, issueLink } from '../links/commands.ts';
import { findPendingEmail } from '../links/queries.ts';
import { setPassword } from '../passwords/commands.ts';
import { hashPassword } from '../passwords/hashing.ts';
import { checkOwnPassword } from '../passwords/own-password.ts';
import { endOtherSessions } from '../sessions/commands.ts';
import type { AccountDeps } from '../users/account-deps.ts';
import { findUserByEmail, findUserById, lockAccount } from '../users/queries.ts';

export async function updateProfile(db: Database, userId: UserId, patch: ProfilePatch) {
  const [user] = await db.asUser(userId, (tx) =>
    tx
      .update(users)
      .set({ ...patch, updatedAt: sql`now()` })
      .where(eq(users.id, userId))
      .returning(),
  );
  if (!user) throw new ProblemError(401, 'unauthenticated');
  return user;
}

/**
 * Changes the account's password. It ends every other session, and every link that somebody could
 * have asked for with the old password.
 *
 * @throws ProblemError 403 wrong_password, 409 password_missing
 */
export async function changePassword(
  deps: AccountDeps,
  userId: UserId,
  sessionId: string,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<void> {
  const { db } = deps;
  const changeAccount = await checkOwnPassword(db, userId, currentPassword, 'currentPassword');
  const newHash = await hashPassword(newPassword, { known: true });
  await changeAccount(async (tx) => {
    await setPassword(tx, userId, newHash);
    await endLinks(tx, userId, ['change-email', 'reset-password']);
    await endOtherSessions(tx, userId, sessionId);
    await deps.enqueueMail(tx, { template: 'password-changed', userId });
  });
}

/**
 * Queues the email that confirms a new address. Until its link is used, the old address stays.
 *
 * @throws ProblemError 403 wrong_password, 409 password_missing, 409 email_unchanged when the address is the user's own,
 *   409 email_taken when it is another account's
 */
export async function requestEmailChange(
  deps: AccountDeps,
  userId: UserId,
  { email, password }: ChangeEmailInput,
): Promise<void> {
  const changeAccount = await checkOwnPassword(deps.db, userId, password);
  await changeAccount((tx) => sendNewEmailLink(deps, tx, userId, email));
}

async function sendNewEmailLink(deps: AccountDeps, tx: Queryable, userId: UserId, email: string) {
  const taken = await findUserByEmail(tx, email);
  if (taken) throw new ProblemError(409, taken.id === userId ? 'email_unchanged' : 'email_taken');
  await issueLink(deps, tx, 'change-email', userId, email);
}

/**
 * Queues another email to the new address that waits for its confirmation.
 *
 * @returns the address
 * @throws ProblemError 404 no_pending_email, 409 email_taken when another account has it meanwhile
 */
export async function resendNewEmail(deps: AccountDeps, userId: UserId): Promise<string> {
  return await deps.db.asAuth(async (tx) => {
    await lockAccount(tx, userId);
    const pending = await findPendingEmail(tx, userId);
    if (!pending) throw new ProblemError(404, 'no_pending_email');
    await sendNewEmailLink(deps, tx, userId, pending.email);
    return pending.email;
  });
}

/** Ends a change of email that waits for its confirmation; there need not be one. */
export async function cancelNewEmail({ db }: AccountDeps, userId: UserId): Promise<void> {
  await db.asAuth(async (tx) => {
    await lockAccount(tx, userId);
    await endLinks(tx, userId, ['change-email']);
  });
}

/**
 * Takes the sign-in with Google off the account. Its password remains the way in.
 *
 * @throws ProblemError 409 password_missing, 403 wrong_password, 404 google_not_linked
 */
export async function unlinkGoogle(deps: AccountDeps, userId: UserId, password: string) {
  const changeAccount = await checkOwnPassword(deps.db, userId, password);
  await changeAccount(async (tx) => {
    const unlinked = await tx
      .delete(accounts)
      .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'google')))
      .returning({ id: accounts.id });
    if (unlinked.length === 0) throw new ProblemError(404, 'google_not_linked');
    const at = new Date().toISOString();
    await deps.enqueueMail(tx, { template: 'google-unlinked', userId, at });
  });
}

/**
 * Erases the account with every row of its user, in every table and in the job queue. Of several
 * calls at once one erases, and each succeeds.
 *
 * @throws ProblemError 403 wrong_password, 409 password_missing
 */
export async function deleteAccount(deps: AccountDeps, userId: UserId, password: string) {
  try {
    await eraseOwn(deps, userId, password);
  } catch (error) {
    const gone = error instanceof ProblemError && error.code === 'unauthenticated';
    if (!gone) throw error;
  }
}

/** @throws ProblemError 403 wrong_password, 409 password_missing, 401 unauthenticated when it is gone already */
async function eraseOwn(deps: AccountDeps, userId: UserId, password: string): Promise<void> {
  const changeAccount = await checkOwnPassword(deps.db, userId, password);
  await changeAccount(async (tx) => {
    const user = await findUserById(tx, userId);
    await eraseAccount(tx, deps, userId);
    if (user) await deps.enqueueMail(tx, { template: 'account-deleted', to: user.email });
  });
}
