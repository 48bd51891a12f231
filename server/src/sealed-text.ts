import { createHash } from 'node:crypto';
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { managedNonce } from '@noble/ciphers/utils.js';

const box = (key: string) =>
  managedNonce(xchacha20poly1305)(createHash('sha256').update(key).digest());

/** Encrypts a text (XChaCha20-Poly1305, a nonce of its own before it), in hexadecimal digits. */
export const sealText = (key: string, text: string): string =>
  Buffer.from(box(key).encrypt(Buffer.from(text))).toString('hex');

/** The text that was sealed with this key; undefined when it was not. */
export function openText(key: string, sealed: string): string | undefined {
  try {
    return Buffer.from(box(key).decrypt(Buffer.from(sealed, 'hex'))).toString();
  } catch {
    return undefined;
  }
}
