import { eq, sql } from 'drizzle-orm';
import type { ResetPasswordInput } from '#core/account/account-schemas.ts';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { endLinks, holdLink, issueLink, spendLink } from '../links/commands.ts';
import { findLink } from '../links/queries.ts';
import type { TokenKind } from '../links/tokens.ts';
import { replaceSignIns, setPassword } from '../passwords/commands.ts';
import { hashPassword } from '../passwords/hashing.ts';
import { endAllSessions } from '../sessions/commands.ts';
import { endSecondFactorLater } from '../two-factor/commands.ts';
import type { AccountDeps } from '../users/account-deps.ts';
import { findUserByEmail, findUserById, type UserRow } from '../users/queries.ts';

const kinds: TokenKind[] = ['reset-password'];

/** @throws ProblemError 404 email_not_found */
export async function requestPasswordReset(deps: AccountDeps, email: string): Promise<void> {
  await deps.db.asAuth(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) throw new ProblemError(404, 'email_not_found');
    await issueLink(deps, tx, 'reset-password', user.id);
  });
}

/** Whose password a recovery link sets, null when it does not count; uses nothing up. */
export async function readRecoveryLink(deps: AccountDeps, token: string) {
  const link = await findLink(deps.db.auth, token, kinds);
  const user = link?.state === 'open' && (await findUserById(deps.db.auth, link.userId));
  return user ? { email: user.email, twoFactorEnabled: user.twoFactorEnabled } : null;
}

/**
 * Uses a recovery link up: sets the new password, confirms the address that it proved, ends every
 * session and a change of email under way. A lost second factor ends after a waiting time.
 *
 * @returns the email of the account, and when its second factor ends, if it does
 * @throws ProblemError 400 reset_token_invalid when unknown, used or expired
 */
export async function resetPassword(
  deps: AccountDeps,
  { token, newPassword, secondFactorLost }: ResetPasswordInput,
) {
  const link = await findLink(deps.db.auth, token, kinds);
  if (link?.state !== 'open') throw tokenInvalid();
  const passwordHash = await hashPassword(newPassword, { known: true });
  return await deps.db.asAuth(async (tx) => {
    const held = await holdLink(tx, token, kinds);
    const user = held && (await findUserById(tx, held.userId));
    if (held?.state !== 'open' || !user) throw tokenInvalid();
    await spendLink(tx, held);
    await changePassword(tx, user, passwordHash);
    await endLinks(tx, user.id, ['change-email']);
    await endAllSessions(tx, user.id);
    await deps.enqueueMail(tx, { template: 'password-changed', userId: user.id });
    const endsAt = secondFactorLost ? await endSecondFactorLater(deps, tx, user.id) : null;
    return { email: user.email, secondFactorEndsAt: endsAt?.toISOString() };
  });
}

/** Changes the password; in an account that nobody had confirmed, nothing that was set up before counts. */
async function changePassword(tx: Queryable, user: UserRow, passwordHash: string): Promise<void> {
  const change = user.confirmedAt ? setPassword : replaceSignIns;
  await change(tx, user.id, passwordHash);
  if (user.emailConfirmed) return;
  await endLinks(tx, user.id, ['confirm-email']);
  await tx
    .update(users)
    .set({ emailConfirmed: true, contested: false, updatedAt: sql`now()` })
    .where(eq(users.id, user.id));
}

const tokenInvalid = () => new ProblemError(400, 'reset_token_invalid');
