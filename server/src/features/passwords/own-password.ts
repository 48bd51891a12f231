import { errorMessages } from '#core/errors/errors.ts';
import type { Database, Queryable, UserId } from '../../db/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { findUserById } from '../users/queries.ts';
import { verifyPassword } from './hashing.ts';
import { findPasswordHash, holdsPassword } from './queries.ts';

/** The field of the call that holds the password. */
type Field = 'password' | 'currentPassword';

/**
 * Asks a signed-in user for the password again.
 *
 * @returns what changes the account in a transaction that locks it. The password is compared once
 *   more, as it may be another one by then
 * @throws ProblemError 403 wrong_password with the field, 409 password_missing to whoever comes from
 *   Google alone, 401 unauthenticated when the account is gone meanwhile; the change throws the same
 */
export async function checkOwnPassword(
  db: Database,
  userId: UserId,
  password: string,
  field: Field = 'password',
) {
  const hash = await findPasswordHash(db.auth, userId);
  if (!hash || !(await verifyPassword(hash, password, { known: true }))) {
    throw await refusal(db.auth, userId, field);
  }
  return <T>(change: (tx: Queryable) => Promise<T>): Promise<T> =>
    db.asAuth(async (tx) => {
      if (!(await holdsPassword(tx, userId, hash))) throw await refusal(tx, userId, field);
      return await change(tx);
    });
}

async function refusal(db: Queryable, userId: UserId, path: Field) {
  if (!(await findUserById(db, userId))) return new ProblemError(401, 'unauthenticated');
  if (!(await findPasswordHash(db, userId))) return new ProblemError(409, 'password_missing');
  const code = 'wrong_password';
  return new ProblemError(403, code, [{ path, code, message: errorMessages[code].detail }]);
}
