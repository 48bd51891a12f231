import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { oneTimeTokens } from '../../db/schema.ts';
import type { AccountDeps } from '../users/account-deps.ts';
import { lockAccount } from '../users/queries.ts';
import { findLink, type Link } from './queries.ts';
import { hashToken, newTokenSeed, type TokenKind, tokenFromSeed } from './tokens.ts';

const minute = 60_000;
const hour = 60 * minute;

const lifetimes: Record<TokenKind, number> = {
  'confirm-email': 24 * hour,
  'change-email': 24 * hour,
  'reset-password': 60 * minute,
};

/**
 * Queues an email with a new link; an older link of the same kind ends.
 *
 * @param newEmail where a change-email link goes; the others go to the user's address
 */
export async function issueLink(
  deps: AccountDeps,
  tx: Queryable,
  kind: TokenKind,
  userId: string,
  newEmail: string | null = null,
): Promise<void> {
  const seed = newTokenSeed();
  // No function of the database: a distributed one takes none in `do update set`.
  const now = Date.now();
  const fresh = {
    tokenHash: hashToken(tokenFromSeed(deps.keys.links[0], kind, seed)),
    newEmail,
    expiresAt: new Date(now + lifetimes[kind]),
    usedAt: null,
    createdAt: new Date(now),
  };
  await tx
    .insert(oneTimeTokens)
    .values({ userId, kind, ...fresh })
    .onConflictDoUpdate({ target: [oneTimeTokens.userId, oneTimeTokens.kind], set: fresh });
  await deps.enqueueMail(tx, { template: kind, userId, seed });
}

/**
 * Finds a link and locks its account: of several uses at once only one finds it open.
 *
 * @returns undefined when unknown, of another kind, or ended by a newer one
 */
export async function holdLink(tx: Queryable, token: string, kinds: TokenKind[]) {
  const found = await findLink(tx, token, kinds);
  if (!found) return undefined;
  await lockAccount(tx, found.userId);
  return await findLink(tx, token, kinds);
}

export async function spendLink(tx: Queryable, { userId, kind }: Link): Promise<void> {
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: sql`now()` })
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.kind, kind)));
}

/** Ends links still under way, because the password or address behind them no longer holds. */
export async function endLinks(tx: Queryable, userId: string, kinds: TokenKind[]): Promise<void> {
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.kind, kinds)));
}
