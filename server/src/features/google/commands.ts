import { and, eq } from 'drizzle-orm';
import { accountBounds } from '#core/account/account-bounds.ts';
import { emailSchema, nameSchema } from '#core/account/account-schemas.ts';
import type { Queryable } from '../../db/database.ts';
import { accounts, users } from '../../db/schema.ts';
import type { Browser } from '../../http/app-env.ts';
import { issueLink } from '../links/commands.ts';
import { findPasswordHash } from '../passwords/queries.ts';
import { openSession } from '../sessions/commands.ts';
import { type FirstStep, findSecondStep } from '../two-factor/commands.ts';
import type { AccountDeps } from '../users/account-deps.ts';
import { findUserByEmail, findUserById, lockAccount } from '../users/queries.ts';
import type { GoogleIdentity } from './identity-provider.ts';

export type Arrival =
  | { kind: 'signed-in'; token: string; email: string }
  | { kind: 'second-step'; first: FirstStep }
  /** A new account, whose confirmation email was queued. */
  | { kind: 'created' }
  | { kind: 'refused'; code: Refusal };

type Refusal =
  | 'email_not_confirmed'
  | 'google_email_unverified'
  | 'google_email_unconfirmed'
  | 'google_sign_in_failed';

const providerId = 'google';

/**
 * Signs in the person for whom Google vouches; a new account waits for its confirmation. An
 * existing one of the email is joined only if both Google and we have confirmed the email.
 */
export async function arriveFromGoogle(
  deps: AccountDeps,
  identity: GoogleIdentity,
  browser: Browser,
): Promise<Arrival> {
  const email = emailSchema.safeParse(identity.email);
  if (!identity.subject || !email.success) return refuse('google_sign_in_failed');
  return await deps.db.asAuth(async (tx) => {
    const known = await findOwner(tx, identity.subject);
    if (known) return await enter(deps, tx, known, browser);
    if (!identity.emailVerified) return refuse('google_email_unverified');
    const createdId = await createUser(tx, email.data, identity.name);
    if (createdId) {
      await addIdentity(tx, createdId, identity.subject);
      await issueLink(deps, tx, 'confirm-email', createdId);
      return { kind: 'created' };
    }
    const sameEmail = await findUserByEmail(tx, email.data);
    if (!sameEmail?.emailConfirmed) {
      // It is another sign-up of the email: the first one's password may be a stranger's.
      if (sameEmail) await contest(deps, tx, sameEmail.id);
      return refuse('google_email_unconfirmed');
    }
    await lockAccount(tx, sameEmail.id);
    if (await addIdentity(tx, sameEmail.id, identity.subject)) {
      const at = new Date().toISOString();
      await deps.enqueueMail(tx, { template: 'google-linked', userId: sameEmail.id, at });
    }
    return await enter(deps, tx, sameEmail.id, browser);
  });
}

async function enter(
  deps: AccountDeps,
  tx: Queryable,
  userId: string,
  browser: Browser,
): Promise<Arrival> {
  await lockAccount(tx, userId);
  const user = await findUserById(tx, userId);
  if (!user?.emailConfirmed) return refuse('email_not_confirmed');
  const step = await findSecondStep(deps, tx, user);
  if (step) {
    const passwordHash = await findPasswordHash(tx, userId);
    return { kind: 'second-step', first: { userId, passwordHash, wrongCodes: step.wrongCodes } };
  }
  const token = await openSession(deps, tx, userId, browser);
  return { kind: 'signed-in', token, email: user.email };
}

const refuse = (code: Refusal): Arrival => ({ kind: 'refused', code });

async function findOwner(tx: Queryable, subject: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.providerId, providerId), eq(accounts.accountId, subject)));
  return found?.userId;
}

/** @returns undefined when the email has an account */
async function createUser(tx: Queryable, email: string, name: string): Promise<string | undefined> {
  const [created] = await tx
    .insert(users)
    .values({ email, name: nameFor(name, email), craftType: 'outros' })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return created?.id;
}

/** Sends a new link, by which the holder of the address chooses the password. */
async function contest(deps: AccountDeps, tx: Queryable, userId: string): Promise<void> {
  await lockAccount(tx, userId);
  await tx.update(users).set({ contested: true }).where(eq(users.id, userId));
  await issueLink(deps, tx, 'confirm-email', userId);
}

/** The name that Google gives, if it is a valid one. The settings can change it. */
function nameFor(name: string, email: string): string {
  const given = nameSchema.safeParse(name);
  return given.success
    ? given.data
    : email.slice(0, email.indexOf('@')).slice(0, accountBounds.name.max);
}

/** @returns whether it was not there yet */
async function addIdentity(tx: Queryable, userId: string, subject: string): Promise<boolean> {
  const added = await tx
    .insert(accounts)
    .values({ userId, providerId, accountId: subject })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return added.length > 0;
}
