import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { oneTimeTokens } from '../../db/schema.ts';
import { hashToken, type TokenKind } from './tokens.ts';

/** A link that was sent, and whether it still counts. */
export interface Link {
  userId: string;
  kind: TokenKind;
  /** Where a change-email link was sent. */
  newEmail: string | null;
  usedAt: Date | null;
  state: 'open' | 'used' | 'expired';
}

/** @returns undefined when unknown, of another kind, or ended by a newer one */
export async function findLink(db: Queryable, token: string, kinds: TokenKind[]) {
  const { userId, kind, newEmail, usedAt, expiresAt, tokenHash } = oneTimeTokens;
  const [found] = await db
    .select({ userId, kind, newEmail, usedAt, expired: sql<boolean>`${expiresAt} <= now()` })
    .from(oneTimeTokens)
    .where(and(eq(tokenHash, hashToken(token)), inArray(kind, kinds)));
  if (!found) return undefined;
  const { expired, ...link } = found;
  return { ...link, state: stateOf(link.usedAt, expired) };
}

function stateOf(usedAt: Date | null, expired: boolean): Link['state'] {
  if (usedAt) return 'used';
  return expired ? 'expired' : 'open';
}

/** The link that has one of these tokens; undefined when a newer one took its place. */
export async function findIssued(db: Queryable, userId: string, tokens: readonly string[]) {
  const { newEmail, tokenHash } = oneTimeTokens;
  const byHash = new Map(tokens.map((token) => [hashToken(token), token]));
  const [found] = await db
    .select({ newEmail, tokenHash })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), inArray(tokenHash, [...byHash.keys()])));
  return found && { token: byHash.get(found.tokenHash), newEmail: found.newEmail };
}

export async function findPendingEmail(db: Queryable, userId: string) {
  const { newEmail, expiresAt, kind, usedAt } = oneTimeTokens;
  const [found] = await db
    .select({ email: newEmail, expiresAt })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(kind, 'change-email'), isNull(usedAt)));
  return found?.email ? { email: found.email, expiresAt: found.expiresAt } : undefined;
}
