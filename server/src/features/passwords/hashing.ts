import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { isInsideTransaction } from '../../db/inside-transaction.ts';
import { isSame } from '../../http/requests/own-cookies.ts';
import { type Caller, createPasswordLine } from './line.ts';

/** One processor stays free for other requests, and one of Node's four threads for files. */
const lanes = Math.max(1, Math.min(3, availableParallelism() - 1));

const { inLane, note, counts } = createPasswordLine(lanes, 200);

export const passwordCounts = counts;

/**
 * A slow hash (scrypt) of a password. @throws ProblemError 429 too_many_requests when too many wait
 */
export const hashPassword = (password: string, caller?: Caller) =>
  outside(async () => {
    const salt = randomBytes(16).toString('hex');
    return `${salt}:${await hashWith(salt, password)}`;
  }, caller);

/** @throws ProblemError 429 too_many_requests when too many wait */
export async function verifyPassword(hash: string, password: string, caller: Caller = {}) {
  const [salt, hashed] = hash.split(':');
  if (!salt || !hashed) throw new Error('a stored password is unreadable');
  const isRight = await outside(async () => isSame(await hashWith(salt, password), hashed), caller);
  note(caller, isRight);
  return isRight;
}

/** The parameters with which every password was hashed so far: 32 MiB, once. */
const options: ScryptOptions = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

const hashWith = async (salt: string, password: string) =>
  (await derive(password.normalize('NFKC'), salt, 64, options)).toString('hex');

/** A transaction that waited here would hold its connection and its locks meanwhile. */
async function outside<T>(work: () => Promise<T>, caller?: Caller): Promise<T> {
  if (isInsideTransaction()) throw new Error('a password is hashed inside a transaction');
  return await inLane(work, caller);
}
