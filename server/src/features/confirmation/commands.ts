import { eq, sql } from 'drizzle-orm';
import type { ConfirmEmailInput, Confirmed } from '#core/account/account-schemas.ts';
import type { Queryable } from '../../db/database.ts';
import { causes } from '../../db/outages.ts';
import { users } from '../../db/schema.ts';
import type { Browser } from '../../http/app-env.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { eraseAccount } from '../erasure/commands.ts';
import { endLinks, holdLink, issueLink, spendLink } from '../links/commands.ts';
import { findLink, type Link } from '../links/queries.ts';
import type { TokenKind } from '../links/tokens.ts';
import { replaceSignIns } from '../passwords/commands.ts';
import { hashPassword } from '../passwords/hashing.ts';
import { findPasswordHash } from '../passwords/queries.ts';
import { endAllSessions, openSession } from '../sessions/commands.ts';
import type { SignUp } from '../sessions/sign-up-cookie.ts';
import { dropSecondFactor } from '../two-factor/commands.ts';
import type { AccountDeps } from '../users/account-deps.ts';
import { toMe } from '../users/me.ts';
import { findUserByEmail, findUserById, type UserRow } from '../users/queries.ts';

/** The links that prove an address. */
const kinds: TokenKind[] = ['confirm-email', 'change-email'];

/** How long after its use a link can still take back what it confirmed, in milliseconds. */
const regretMs = 60 * 60 * 1000;

/** What the page of the link sends. */
type Choice = Omit<ConfirmEmailInput, 'token' | 'password'> & {
  passwordHash: string | undefined;
};

export interface Visitor {
  browser: Browser;
  /** Whether this browser made a sign-up, and may be signed in by it. */
  madeSignUp: (signUp: SignUp) => boolean;
}

/**
 * Uses up a confirmation link: it confirms a sign-up, or a new address that becomes the account's
 * email. The browser that made the sign-up is signed in.
 *
 * @returns what was confirmed, and the token of the session that was opened, if one was
 * @throws ProblemError 400 confirmation_token_invalid, with `link` where the link is known; 409
 *   password_needed, with `waiting`, where more than one sign-up waits and no password is sent; 409
 *   email_already_registered when another account has the new address by now
 */
export async function confirmEmail(
  deps: AccountDeps,
  { token, password, ...profile }: ConfirmEmailInput,
  visitor: Visitor,
): Promise<{ confirmed: Confirmed; session?: string }> {
  const choice = { ...profile, passwordHash: await hashForSignUp(deps, token, password) };
  try {
    return await deps.db.asAuth(async (tx) => {
      const link = await holdLink(tx, token, kinds);
      const user = link && (await findUserById(tx, link.userId));
      if (link?.state !== 'open' || !user) throw tokenInvalid(link, user);
      const enters = !link.newEmail && (await mayEnter(tx, user, visitor));
      const changed = link.newEmail
        ? await changeEmail(deps, tx, user, link.newEmail)
        : await confirmAccount(tx, user, choice);
      await spendLink(tx, link);
      const { id: userId, email, name } = changed;
      const purpose = link.newEmail ? 'change-email' : 'confirm-email';
      const confirmed: Confirmed = { userId, email, name, purpose };
      if (!enters) return { confirmed };
      const session = await openSession(deps, tx, userId, visitor.browser);
      return { confirmed: { ...confirmed, user: toMe(changed) }, session };
    });
  } catch (error) {
    const taken = [...causes(error)].some(({ code }) => code === '23505');
    throw taken ? new ProblemError(409, 'email_already_registered') : error;
  }
}

/** Whoever made the newest sign-up and got its link: the same person. A second step is never skipped. */
async function mayEnter(tx: Queryable, user: UserRow, { madeSignUp }: Visitor): Promise<boolean> {
  if (user.confirmedAt || user.twoFactorEnabled) return false;
  const passwordHash = await findPasswordHash(tx, user.id);
  return passwordHash !== undefined && madeSignUp({ userId: user.id, passwordHash });
}

/** The hash of a password that an open link may set; hashing another one would be in vain. */
async function hashForSignUp(deps: AccountDeps, token: string, password: string | undefined) {
  if (password === undefined) return undefined;
  const link = await findLink(deps.db.auth, token, ['confirm-email']);
  return link?.state === 'open' ? await hashPassword(password, { known: true }) : undefined;
}

function tokenInvalid(link?: Link, user?: UserRow): ProblemError {
  const status = 400;
  const code = 'confirmation_token_invalid';
  if (!link || !user) return new ProblemError(status, code);
  const confirmed = link.state === 'used' || (!link.newEmail && user.emailConfirmed);
  const state = confirmed ? 'confirmed' : 'expired';
  const purpose = link.newEmail ? 'change-email' : 'confirm-email';
  const email = link.newEmail ?? user.email;
  const members = { link: { userId: user.id, email, state, purpose } };
  return new ProblemError(status, code, undefined, { members });
}

/**
 * Where more than one sign-up waits, only what is chosen now counts. An account that was confirmed
 * before has its owner, so nothing of it is changed here.
 */
async function confirmAccount(tx: Queryable, user: UserRow, { passwordHash, ...profile }: Choice) {
  const isSignUp = user.confirmedAt === null;
  if (isSignUp && passwordHash !== undefined) {
    await replaceSignIns(tx, user.id, passwordHash);
    await dropSecondFactor(tx, user.id);
    await endAllSessions(tx, user.id);
  } else if (isSignUp && user.contested) {
    const { email, name, craftType } = user;
    const members = { waiting: { email, name, craftType } };
    throw new ProblemError(409, 'password_needed', undefined, { members });
  }
  const { name = user.name, craftType = user.craftType } = isSignUp ? profile : {};
  // Nobody sees on that page what an hour was worked out from.
  const hourPlan = isSignUp && user.contested ? null : user.hourPlan;
  return await update(tx, user, { contested: false, name, craftType, hourPlan });
}

/** The old address and the payment provider are notified, and links to the old address end. */
async function changeEmail(deps: AccountDeps, tx: Queryable, user: UserRow, email: string) {
  const changed = await update(tx, user, { email });
  await endLinks(tx, user.id, ['confirm-email', 'reset-password']);
  await deps.enqueueMail(tx, { template: 'email-changed', userId: user.id, to: user.email });
  await deps.enqueueBilling(tx, { task: 'address', userId: user.id });
  return changed;
}

async function update(tx: Queryable, user: UserRow, values: Partial<UserRow>): Promise<UserRow> {
  const [changed] = await tx
    .update(users)
    .set({ ...values, emailConfirmed: true, updatedAt: sql`now()` })
    .where(eq(users.id, user.id))
    .returning();
  return changed ?? user;
}

/**
 * Disowns a link for whoever never requested it: erases the sign-ups that wait, or the account that
 * this link confirmed within the last hour, or cancels a change of email.
 *
 * @throws ProblemError 400 confirmation_token_invalid, as confirmEmail
 */
export async function disown(deps: AccountDeps, token: string): Promise<void> {
  await deps.db.asAuth(async (tx) => {
    const link = await holdLink(tx, token, kinds);
    const user = link && (await findUserById(tx, link.userId));
    if (link?.newEmail && link.state !== 'used') {
      return await endLinks(tx, link.userId, ['change-email']);
    }
    if (!user || !link || link.newEmail || !isOnlySignUp(user, link)) {
      throw tokenInvalid(link, user);
    }
    await eraseAccount(tx, deps, user.id);
  });
}

function isOnlySignUp({ confirmedAt }: UserRow, { usedAt }: Link): boolean {
  if (!confirmedAt) return true;
  // One transaction sets both, to the same millisecond.
  const byThisLink = usedAt?.getTime() === confirmedAt.getTime();
  return byThisLink && Date.now() - usedAt.getTime() < regretMs;
}

/** @throws ProblemError 404 email_not_found, 409 email_already_confirmed */
export async function resendConfirmation(deps: AccountDeps, email: string): Promise<void> {
  await deps.db.asAuth(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) throw new ProblemError(404, 'email_not_found');
    if (user.emailConfirmed) throw new ProblemError(409, 'email_already_confirmed');
    await issueLink(deps, tx, 'confirm-email', user.id);
  });
}
