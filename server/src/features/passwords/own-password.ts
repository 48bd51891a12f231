import { errorMessages } from '#core/errors/errors.ts';
import type { Database, Queryable, UserId } from '../../db/database.ts';
import { ProblemError } from '../../http/problem.ts';
import { findUserById } from '../users/queries.ts';
import { verifyPassword } from './hashing.ts';
import { findPasswordHash, holdsPassword } from './queries.ts';

/** The field of the call that holds the password. */
type Field = 'password' | 'currentPassword';

/**
 * Asks a signed-in user for the password again.
 *
 * @returns the hash that was compared, for holdOwnPassword in the transaction that follows
 * @throws ProblemError 403 wrong_password with the field, 401 unauthenticated when the account is
 *   gone meanwhile
 */
export async function checkOwnPassword(
  db: Database,
  userId: UserId,
  password: string,
  field: Field = 'password',
): Promise<string> {
  const hash = await findPasswordHash(db.auth, userId);
  if (hash && (await verifyPassword(hash, password, { known: true }))) return hash;
  throw await refusal(db.auth, userId, field);
}

/**
 * Locks the account and checks that its password is still the one that was compared.
 *
 * @throws ProblemError 403 wrong_password with the field, 401 unauthenticated when the account is
 *   gone meanwhile
 */
export async function holdOwnPassword(
  tx: Queryable,
  userId: UserId,
  hash: string,
  field: Field = 'password',
): Promise<void> {
  if (!(await holdsPassword(tx, userId, hash))) throw await refusal(tx, userId, field);
}

async function refusal(db: Queryable, userId: UserId, path: Field): Promise<ProblemError> {
  if (!(await findUserById(db, userId))) return new ProblemError(401, 'unauthenticated');
  const code = 'wrong_password';
  return new ProblemError(403, code, [{ path, code, message: errorMessages[code].detail }]);
}
