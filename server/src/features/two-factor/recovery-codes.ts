import { createHmac, randomInt } from 'node:crypto';
import { recoveryCodeCount } from '#core/messages/recovery-codes.ts';

const length = 10;

/** Without letters and digits that look like another one on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Codes of 49 bits, as people read them: two groups of five. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(newCode());
  return [...codes];
}

/**
 * A code as it is stored. A code is too short for a plain hash, so the hash includes the server's
 * secret: a copy of the database is not enough to try codes out.
 *
 * @param code as typed; case, spaces and dashes do not matter
 */
export function hashRecoveryCode(serverSecret: string, userId: string, code: string): string {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '');
  return createHmac('sha256', serverSecret)
    .update(`recovery-code:${userId}:${plain}`)
    .digest('base64url');
}

function newCode(): string {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, length / 2)}-${letters.slice(length / 2)}`;
}
