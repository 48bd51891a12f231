import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { oneTimeTokens } from '../../db/schema.ts';
import type { AccountDeps } from '../users/deps.ts';
import { lockAccount } from '../users/queries.ts';
import { hashToken, newTokenSeed, type TokenKind, tokenFromSeed } from './tokens.ts';

const lifetimes: Record<TokenKind, string> = {
  'confirm-email': '24 hours',
  'change-email': '24 hours',
  'reset-password': '60 minutes',
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
  const fresh = {
    tokenHash: hashToken(tokenFromSeed(deps.secret, kind, seed)),
    newEmail,
    expiresAt: sql`now() + ${lifetimes[kind]}::interval`,
    createdAt: sql`now()`,
  };
  await tx
    .insert(oneTimeTokens)
    .values({ userId, kind, ...fresh })
    .onConflictDoUpdate({ target: [oneTimeTokens.userId, oneTimeTokens.kind], set: fresh });
  await deps.enqueueMail(tx, { template: kind, userId, seed });
}

/**
 * Uses a link up. Of several uses at once, only the one that deletes the token wins.
 *
 * @returns what the link was for; undefined when unknown, used, expired or of another kind
 */
export async function consumeLink(tx: Queryable, token: string, kinds: TokenKind[]) {
  const valid = and(
    eq(oneTimeTokens.tokenHash, hashToken(token)),
    inArray(oneTimeTokens.kind, kinds),
    gt(oneTimeTokens.expiresAt, sql`now()`),
  );
  const { userId, newEmail } = oneTimeTokens;
  const [found] = await tx.select({ userId }).from(oneTimeTokens).where(valid);
  if (!found) return undefined;
  await lockAccount(tx, found.userId);
  const [used] = await tx.delete(oneTimeTokens).where(valid).returning({ userId, newEmail });
  return used;
}

/** Ends links still under way, because the password or address behind them no longer holds. */
export async function endLinks(tx: Queryable, userId: string, kinds: TokenKind[]): Promise<void> {
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.kind, kinds)));
}
