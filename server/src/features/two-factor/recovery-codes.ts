import { randomBytes, randomInt, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { recoveryCodeCount } from '#core/account/recovery-code-texts.ts';
import { isInsideTransaction } from '../../db/inside-transaction.ts';
import { keyedHash } from '../../keys.ts';

const length = 10;

/** The letters and digits of a code, without those that look like another one on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Begins a hash that needs none of the server's keys. */
const mark = 'scrypt';

/** 2 MiB and some milliseconds: a code has 49 random bits, where a password has what people choose. */
const cost = { N: 2048, r: 8, p: 1 };

const slowHash = promisify<string, string, number, object, Buffer>(scrypt);

/**
 * Codes of 49 bits, as two groups of five.
 *
 * @returns the codes, and each as it is stored: hashed with a salt that all of them share, so
 *   that a tried code is hashed once
 */
export async function newRecoveryCodes() {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(newCode());
  const salt = randomBytes(16).toString('base64url');
  const stored: string[] = [];
  // One after the other: all at once would take every thread that files are read on.
  for (const code of codes) stored.push(await hashCode(salt, plain(code)));
  return { codes: [...codes], stored };
}

/**
 * @param stored the user's codes
 * @param secrets with which older versions hashed
 * @param code as typed; case, spaces and dashes do not matter
 * @returns the hashes that the code may be stored as
 */
export async function possibleHashes(
  stored: readonly string[],
  secrets: readonly string[],
  userId: string,
  code: string,
): Promise<string[]> {
  const salts = new Set(stored.filter(needsNoKey).map((each) => each.split('.')[1] ?? ''));
  const hashes = [...salts].map((salt) => hashCode(salt, plain(code)));
  const former = secrets.map((secret) =>
    keyedHash(secret, `recovery-code:${userId}:${plain(code)}`),
  );
  return [...(await Promise.all(hashes)), ...former];
}

/** Whether a stored code can be checked whatever became of the server's keys. */
export const needsNoKey = (stored: string) => stored.startsWith(`${mark}.`);

async function hashCode(salt: string, code: string): Promise<string> {
  if (isInsideTransaction()) throw new Error('a recovery code is hashed inside a transaction');
  const hash = await slowHash(code, salt, 32, cost);
  return [mark, salt, hash.toString('base64url')].join('.');
}

const plain = (code: string) => code.toLowerCase().replaceAll(/[\s-]/g, '');

function newCode(): string {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, length / 2)}-${letters.slice(length / 2)}`;
}
