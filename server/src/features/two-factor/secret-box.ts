import { createHash, createHmac } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { KeyRing } from '../../keys.ts';

/**
 * Encrypts the secret that a user's app shares with us (XChaCha20-Poly1305). It carries its owner,
 * so that it is of no use in somebody else's row, and before it stands which key opens it.
 */
export async function sealSecret([key]: KeyRing, userId: string, secret: string): Promise<string> {
  const sealed = await symmetricEncrypt({ key: boxKey(key), data: `${userId}:${secret}` });
  return `${nameOf(key)}.${sealed}`;
}

/** The secret as it was sealed; undefined when no key opens it for this user. */
export async function openSecret(
  keys: KeyRing,
  userId: string,
  sealed: string,
): Promise<string | undefined> {
  const [data = '', name] = sealed.split('.').reverse();
  // Older versions wrote no name.
  for (const key of keys.filter((each) => name === undefined || name === nameOf(each))) {
    const opened = await symmetricDecrypt({ key: boxKey(key), data }).catch(() => '');
    const [owner, secret] = opened.split(':');
    if (owner === userId && secret) return secret;
  }
  return undefined;
}

/** Whether the present key sealed it. */
export const isSealedWith = ([key]: KeyRing, sealed: string) =>
  sealed.startsWith(`${nameOf(key)}.`);

/** Distinguishes keys and reveals nothing else about them. */
const nameOf = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 8);

const boxKey = (key: string) => createHmac('sha256', key).update('second-factor').digest('hex');
