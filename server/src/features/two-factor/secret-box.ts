import { createHash, createHmac } from 'node:crypto';
import type { KeyRing } from '../../keys.ts';
import { openText, sealText } from '../../sealed-text.ts';

/**
 * Encrypts the secret that a user's app shares with us (XChaCha20-Poly1305), with its owner, so
 * that it is of no use in another's row. Before it stands which key opens it.
 */
export const sealSecret = ([key]: KeyRing, userId: string, secret: string) =>
  `${nameOf(key)}.${sealText(boxKey(key), `${userId}:${secret}`)}`;

/** The secret as it was sealed; undefined when no key opens it for this user. */
export function openSecret(keys: KeyRing, userId: string, sealed: string) {
  const [data = '', name] = sealed.split('.').reverse();
  // Older versions wrote no name.
  for (const key of keys.filter((each) => name === undefined || name === nameOf(each))) {
    const [owner, secret] = openText(boxKey(key), data)?.split(':') ?? [];
    if (owner === userId && secret) return secret;
  }
  return undefined;
}

/** Whether the present key sealed it. */
export const isSealedWith = ([key]: KeyRing, sealed: string) =>
  sealed.startsWith(`${nameOf(key)}.`);

/** Names a key, and says nothing else about it. */
const nameOf = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 8);

const boxKey = (key: string) => createHmac('sha256', key).update('second-factor').digest('hex');
