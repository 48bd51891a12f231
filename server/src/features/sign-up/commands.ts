import { eq, sql } from 'drizzle-orm';
import type { SignUpInput } from '#core/schemas/account.ts';
import { causes } from '../../db/outages.ts';
import { users } from '../../db/schema.ts';
import { ProblemError } from '../../http/problem.ts';
import { consumeLink, endLinks, issueLink } from '../links/commands.ts';
import { addPassword } from '../passwords/commands.ts';
import { hashPassword } from '../passwords/hashing.ts';
import { findPasswordHash } from '../passwords/queries.ts';
import type { AccountDeps } from '../users/deps.ts';
import { findUserByEmail, findUserById } from '../users/queries.ts';

/**
 * Creates an unconfirmed account and queues its confirmation email, both or neither.
 *
 * @throws ProblemError 409 email_already_confirmed; email_already_registered when that account has
 *   no password, because it came from another provider; email_not_confirmed_resent when it waits
 *   for its confirmation and a new email was queued
 */
export async function signUp(
  deps: AccountDeps,
  { password, ...profile }: SignUpInput,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const email = profile.email.toLowerCase();
  const outcome = await deps.db.asAuth(async (tx) => {
    const [created] = await tx
      .insert(users)
      .values({ ...profile, email })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (created) {
      await addPassword(tx, created.id, passwordHash);
      await issueLink(deps, tx, 'confirm-email', created.id);
      return 'created';
    }
    const existing = await findUserByEmail(tx, email);
    if (!existing) return 'email_already_registered';
    if (existing.emailConfirmed) {
      // Without a password there is nothing to sign in with: the recovery gives one.
      const hasPassword = await findPasswordHash(tx, existing.id);
      return hasPassword ? 'email_already_confirmed' : 'email_already_registered';
    }
    await issueLink(deps, tx, 'confirm-email', existing.id);
    return 'email_not_confirmed_resent';
  });
  if (outcome !== 'created') throw new ProblemError(409, outcome);
}

/**
 * Uses up a confirmation link. It confirms a new account, or a new address that becomes the
 * account's email. In that case the old address and the payment provider are told.
 *
 * @returns the confirmed email
 * @throws ProblemError 400 confirmation_token_invalid when unknown, used or expired, 409
 *   email_already_registered when somebody else took the new address meanwhile
 */
export async function confirmEmail(deps: AccountDeps, token: string): Promise<string> {
  try {
    const email = await deps.db.asAuth(async (tx) => {
      const used = await consumeLink(tx, token, ['confirm-email', 'change-email']);
      if (!used) return undefined;
      const before = await findUserById(tx, used.userId);
      const [user] = await tx
        .update(users)
        .set({
          emailConfirmed: true,
          updatedAt: sql`now()`,
          ...(used.newEmail && { email: used.newEmail }),
        })
        .where(eq(users.id, used.userId))
        .returning({ email: users.email });
      if (before && used.newEmail) {
        // Links that went to the old address end with it.
        await endLinks(tx, used.userId, ['confirm-email', 'reset-password']);
        const { userId } = used;
        await deps.enqueueMail(tx, { template: 'email-changed', userId, to: before.email });
        await deps.enqueueBilling(tx, { task: 'address', userId });
      }
      return user?.email;
    });
    if (!email) throw new ProblemError(400, 'confirmation_token_invalid');
    return email;
  } catch (error) {
    const taken = [...causes(error)].some(({ code }) => code === '23505');
    throw taken ? new ProblemError(409, 'email_already_registered') : error;
  }
}

/**
 * Queues a new confirmation email; its link ends the one before.
 *
 * @throws ProblemError 404 email_not_found, 409 email_already_confirmed
 */
export async function resendConfirmation(deps: AccountDeps, email: string): Promise<void> {
  await deps.db.asAuth(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) throw new ProblemError(404, 'email_not_found');
    if (user.emailConfirmed) throw new ProblemError(409, 'email_already_confirmed');
    await issueLink(deps, tx, 'confirm-email', user.id);
  });
}
