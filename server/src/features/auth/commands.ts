import { and, eq, sql } from 'drizzle-orm';
import type { SignInInput, SignUpInput } from '#core/schemas/account.ts';
import type { Queryable } from '../../db/database.ts';
import { causes } from '../../db/outages.ts';
import { accounts, users } from '../../db/schema.ts';
import type { Browser } from '../../http/app-env.ts';
import { ProblemError } from '../../http/problem.ts';
import { consumeLink, endLinks, issueLink } from '../links/commands.ts';
import { openSession } from '../sessions/commands.ts';
import type { AuthDeps } from './deps.ts';
import { hashPassword, verifyPassword } from './password.ts';
import {
  findCredentials,
  findPasswordHash,
  findUserByEmail,
  findUserById,
  holdsPassword,
} from './queries.ts';
import { newTokenSeed } from './tokens.ts';

/** Stands in for the hash of an unknown account, so that a refusal takes the same time. */
const nobodysHash = hashPassword(newTokenSeed());

/**
 * Creates an unconfirmed account and queues its confirmation email, both or neither.
 *
 * @throws ProblemError 409 email_already_confirmed; email_already_registered when that account has
 *   no password, because it came from another provider; email_not_confirmed_resent when it waits
 *   for its confirmation and a new email was queued
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
 * Checks an email and a password.
 *
 * @returns the user who may sign in, and the hash that was compared
 * @throws ProblemError 401 email_not_found or invalid_credentials, 403 email_not_confirmed
 */
async function checkCredentials(deps: AuthDeps, { email, password }: SignInInput) {
  const found = await findCredentials(deps.db.auth, email);
  const hash = found?.passwordHash ?? (await nobodysHash);
  const matches = await verifyPassword(hash, password);
  if (!found) throw new ProblemError(401, 'email_not_found');
  if (!found.user.emailConfirmed) throw new ProblemError(403, 'email_not_confirmed');
  if (!found.passwordHash || !matches) throw new ProblemError(401, 'invalid_credentials');
  return { user: found.user, passwordHash: found.passwordHash };
}

/**
 * Opens a session for an email and its password, or, for whoever has a second factor, none yet. A
 * password that is changed meanwhile ends this session like every other one.
 *
 * @returns the user, and the session's token unless a second step has to come
 * @throws ProblemError as checkCredentials
 */
export async function signIn(deps: AuthDeps, input: SignInInput, browser: Browser) {
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

/**
 * Uses the link of a confirmation up: that of a new account, or that of a new address, which
 * becomes the account's email while the old address and the payment provider are told.
 *
 * @returns the confirmed email
 * @throws ProblemError 400 confirmation_token_invalid when unknown, used or expired, 409
 *   email_already_registered when somebody else took the new address meanwhile
 */
export async function confirmEmail(deps: AuthDeps, token: string): Promise<string> {
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
export async function resendConfirmation(deps: AuthDeps, email: string): Promise<void> {
  await deps.db.asAuth(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) throw new ProblemError(404, 'email_not_found');
    if (user.emailConfirmed) throw new ProblemError(409, 'email_already_confirmed');
    await issueLink(deps, tx, 'confirm-email', user.id);
  });
}

/** Gives the user this password, also one who had none because of another provider. */
export async function setPassword(
  tx: Queryable,
  userId: string,
  passwordHash: string,
): Promise<void> {
  const changed = await tx
    .update(accounts)
    .set({ password: passwordHash, updatedAt: sql`now()` })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    .returning({ id: accounts.id });
  if (changed.length === 0) await addPassword(tx, userId, passwordHash);
}

async function addPassword(tx: Queryable, userId: string, password: string): Promise<void> {
  const credential = { providerId: 'credential', accountId: userId };
  await tx.insert(accounts).values({ userId, ...credential, password });
}
