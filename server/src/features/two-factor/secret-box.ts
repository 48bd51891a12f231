import { createHmac } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';

/**
 * Encrypts the secret that a user's app shares with us (XChaCha20-Poly1305). It carries its owner,
 * so that it is of no use in somebody else's row.
 */
export const sealSecret = (serverSecret: string, userId: string, secret: string) =>
  symmetricEncrypt({ key: keyOf(serverSecret), data: `${userId}:${secret}` });

/** @throws Error when it was sealed for another user or with another secret of the server */
export async function openSecret(
  serverSecret: string,
  userId: string,
  sealed: string,
): Promise<string> {
  const opened = await symmetricDecrypt({ key: keyOf(serverSecret), data: sealed });
  const [owner, secret] = opened.split(':');
  if (owner !== userId || !secret) throw new Error('a second factor of somebody else');
  return secret;
}

const keyOf = (serverSecret: string) =>
  createHmac('sha256', serverSecret).update('second-factor').digest('hex');
