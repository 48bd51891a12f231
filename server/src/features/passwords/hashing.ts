import { availableParallelism } from 'node:os';
import * as scrypt from 'better-auth/crypto';
import { isInsideTransaction } from '../../db/inside-transaction.ts';
import { type Caller, createPasswordLine } from './line.ts';

/** One processor stays free for other requests, and one of Node's four threads for files. */
const lanes = Math.max(1, Math.min(3, availableParallelism() - 1));

const { inLane, note, counts } = createPasswordLine(lanes, 200);

export const passwordCounts = counts;

/**
 * A slow hash (scrypt) of a password. @throws ProblemError 429 too_many_requests when too many wait
 */
export const hashPassword = (password: string, caller?: Caller) =>
  outside(() => scrypt.hashPassword(password), caller);

/** @throws ProblemError 429 too_many_requests when too many wait */
export async function verifyPassword(hash: string, password: string, caller: Caller = {}) {
  const isRight = await outside(() => scrypt.verifyPassword({ hash, password }), caller);
  note(caller, isRight);
  return isRight;
}

/** A transaction that waited here would hold its connection and its locks meanwhile. */
async function outside<T>(work: () => Promise<T>, caller?: Caller): Promise<T> {
  if (isInsideTransaction()) throw new Error('a password is hashed inside a transaction');
  return await inLane(work, caller);
}
