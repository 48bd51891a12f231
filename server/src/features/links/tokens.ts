import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { tokenKinds } from '../../db/schema/auth.ts';

/** What a link in an email is for. */
export type TokenKind = (typeof tokenKinds)[number];

/** A random seed, from which only the server's secret makes the token. Safe to keep in a job. */
export const newTokenSeed = (): string => randomBytes(32).toString('base64url');

/**
 * The token that goes into a link. A job that is tried again makes the same one, and a copy of the
 * database, jobs included, opens nothing without the secret.
 */
export function tokenFromSeed(secret: string, kind: TokenKind, seed: string): string {
  return createHmac('sha256', secret).update(`${kind}:${seed}`).digest('base64url');
}

/** How a token is stored. It carries 256 random bits, so a plain hash is as good as a slow one. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
