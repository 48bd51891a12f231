import { createHash, randomBytes } from 'node:crypto';
import type { tokenKinds } from '../../db/schema/auth.ts';
import { keyedHash } from '../../keys.ts';

export type TokenKind = (typeof tokenKinds)[number];

/** A random seed. Only a key of the server turns it into the token, so a job may keep it. */
export const newTokenSeed = (): string => randomBytes(32).toString('base64url');

/**
 * The token of a link. A job that is tried again makes the same one. A copy of the database, jobs
 * included, opens nothing without the key.
 */
export const tokenFromSeed = (key: string, kind: TokenKind, seed: string): string =>
  keyedHash(key, `${kind}:${seed}`);

/** The hash of a token, which carries 256 random bits: a plain hash is as good as a slow one. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
