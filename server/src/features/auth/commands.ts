import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { SignUpInput } from '#core/schemas/account.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { accounts, oneTimeTokens, users } from '../../db/schema.ts';
import { ProblemError } from '../../http/problem.ts';
import type { EnqueueMail } from '../../jobs/mail-queue.ts';
import { findCredentials, findUserByEmail } from './queries.ts';
import { hashToken, newTokenSeed, tokenFromSeed } from './tokens.ts';

export interface AuthDeps {
  db: Database;
  secret: string;
  enqueueMail: EnqueueMail;
}

/** Stands in for the hash of an unknown account, so that a refusal takes the same time. */
const nobodysHash = hashPassword(newTokenSeed());

/**
 * Creates an unconfirmed account and queues its confirmation email, both or neither.
 *
 * @throws ProblemError 409 email_already_confirmed, or email_not_confirmed_resent when the account
 *   waits for its confirmation and a new email was queued
 */
export async function signUp(deps: AuthDeps, { password, ...profile }: SignUpInput): Promise<void> {
  const passwordHash = await hashPassword(password);
  const email = profile.email.toLowerCase();
  const outcome = await deps.db.asAuth(async (tx) => {
    const [created] = await tx
      .insert(users)
      .values({ ...profile, email })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (created) {
      await tx.insert(accounts).values({
        userId: created.id,
        providerId: 'credential',
        accountId: created.id,
        password: passwordHash,
      });
      await queueConfirmation(deps, tx, created.id);
      return 'created';
    }
    const existing = await findUserByEmail(tx, email);
    if (!existing || existing.emailConfirmed) return 'email_already_confirmed';
    await queueConfirmation(deps, tx, existing.id);
    return 'email_not_confirmed_resent';
  });
  if (outcome !== 'created') throw new ProblemError(409, outcome);
}

/**
 * Checks an email and a password.
 *
 * @returns the user who may sign in
 * @throws ProblemError 401 email_not_found or invalid_credentials, 403 email_not_confirmed
 */
export async function checkCredentials(deps: AuthDeps, email: string, password: string) {
  const found = await findCredentials(deps.db.auth, email);
  const hash = found?.passwordHash ?? (await nobodysHash);
  const matches = await verifyPassword({ hash, password });
  if (!found) throw new ProblemError(401, 'email_not_found');
  if (!found.user.emailConfirmed) throw new ProblemError(403, 'email_not_confirmed');
  if (!found.passwordHash || !matches) throw new ProblemError(401, 'invalid_credentials');
  return found.user;
}

/**
 * Uses a confirmation link up. Of several uses at once, the one that deletes the token wins.
 *
 * @returns the confirmed email
 * @throws ProblemError 400 confirmation_token_invalid when unknown, used or expired
 */
export async function confirmEmail({ db }: AuthDeps, token: string): Promise<string> {
  const email = await db.asAuth(async (tx) => {
    const [used] = await tx
      .delete(oneTimeTokens)
      .where(
        and(
          eq(oneTimeTokens.tokenHash, hashToken(token)),
          eq(oneTimeTokens.kind, 'confirm-email'),
          gt(oneTimeTokens.expiresAt, sql`now()`),
        ),
      )
      .returning({ userId: oneTimeTokens.userId });
    if (!used) return undefined;
    const [user] = await tx
      .update(users)
      .set({ emailConfirmed: true, updatedAt: sql`now()` })
      .where(eq(users.id, used.userId))
      .returning({ email: users.email });
    return user?.email;
  });
  if (!email) throw new ProblemError(400, 'confirmation_token_invalid');
  return email;
}

/**
 * Queues a new confirmation email; its link ends the one before.
 *
 * @throws ProblemError 404 email_not_found, 409 email_already_confirmed
 */
export async function resendConfirmation(deps: AuthDeps, email: string): Promise<void> {
  await deps.db.asAuth(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) throw new ProblemError(404, 'email_not_found');
    if (user.emailConfirmed) throw new ProblemError(409, 'email_already_confirmed');
    await queueConfirmation(deps, tx, user.id);
  });
}

async function queueConfirmation(deps: AuthDeps, tx: Queryable, userId: string): Promise<void> {
  const kind = 'confirm-email';
  const seed = newTokenSeed();
  const tokenHash = hashToken(tokenFromSeed(deps.secret, kind, seed));
  const fresh = { tokenHash, expiresAt: sql`now() + interval '24 hours'`, createdAt: sql`now()` };
  await tx
    .insert(oneTimeTokens)
    .values({ userId, kind, ...fresh })
    .onConflictDoUpdate({ target: [oneTimeTokens.userId, oneTimeTokens.kind], set: fresh });
  await deps.enqueueMail(tx, { template: 'confirm-email', userId, seed });
}
