import { ProblemError } from '../../http/problem.ts';
import { consumeLink, endLinks, issueLink } from '../links/commands.ts';
import { setPassword } from '../passwords/commands.ts';
import { hashPassword } from '../passwords/hashing.ts';
import { endAllSessions } from '../sessions/commands.ts';
import type { AccountDeps } from '../users/deps.ts';
import { findUserByEmail, findUserById } from '../users/queries.ts';

/**
 * Queues a recovery email; its link ends the one before.
 *
 * @throws ProblemError 404 email_not_found
 */
export async function requestPasswordReset(deps: AccountDeps, email: string): Promise<void> {
  await deps.db.asAuth(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) throw new ProblemError(404, 'email_not_found');
    await issueLink(deps, tx, 'reset-password', user.id);
  });
}

/**
 * Uses a recovery link up. It sets the new password, ends every session, and ends a change of email
 * that somebody else may have begun.
 *
 * @returns the email of the account
 * @throws ProblemError 400 reset_token_invalid when unknown, used or expired
 */
export async function resetPassword(
  deps: AccountDeps,
  token: string,
  newPassword: string,
): Promise<string> {
  const email = await deps.db.asAuth(async (tx) => {
    const used = await consumeLink(tx, token, ['reset-password']);
    if (!used) return undefined;
    // Inside the transaction, so that only the use that wins pays for a hash.
    const passwordHash = await hashPassword(newPassword);
    await setPassword(tx, used.userId, passwordHash);
    await endLinks(tx, used.userId, ['change-email']);
    await endAllSessions(tx, used.userId);
    await deps.enqueueMail(tx, { template: 'password-changed', userId: used.userId });
    return (await findUserById(tx, used.userId))?.email;
  });
  if (!email) throw new ProblemError(400, 'reset_token_invalid');
  return email;
}
