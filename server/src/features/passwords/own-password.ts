import type { Database, Queryable, UserId } from '../../db/database.ts';
import { ProblemError } from '../../http/problem.ts';
import { verifyPassword } from './hashing.ts';
import { findPasswordHash, holdsPassword } from './queries.ts';

/**
 * Asks a signed-in user for the password again.
 *
 * @returns the hash that was compared, for holdOwnPassword in the transaction that follows
 * @throws ProblemError 403 wrong_password
 */
export async function checkOwnPassword(
  db: Database,
  userId: UserId,
  password: string,
): Promise<string> {
  const hash = await findPasswordHash(db.auth, userId);
  if (!hash || !(await verifyPassword(hash, password))) throw wrongPassword();
  return hash;
}

/**
 * Locks the account and checks that its password is still the one that was compared.
 *
 * @throws ProblemError 403 wrong_password
 */
export async function holdOwnPassword(tx: Queryable, userId: UserId, hash: string): Promise<void> {
  if (!(await holdsPassword(tx, userId, hash))) throw wrongPassword();
}

const wrongPassword = () => new ProblemError(403, 'wrong_password');
