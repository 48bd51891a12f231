import { OwnError } from '../own-error.ts';

/** Codes that mean: the database is out of reach or too busy now, and may be back in a moment. */
const outageCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '53300', // too many connections
  '55P03', // lock not available in time
  '57014', // statement not finished in time
  '57P01', // server shut down
  '57P02', // server crashed
  '57P03', // server not ready yet
]);

/** The driver and the pool raise these without a code; the last one is about another machine, as XX000. */
const outageMessages =
  /connection terminated|timeout expired|timeout exceeded when trying to connect|query read timeout|connection error and is not queryable|PGlite is closed|server closed the connection unexpectedly/i;

/** The error and what caused it, outermost first. */
export function* causes(error: unknown): Generator<Error & { code?: unknown }> {
  for (let each = error; each instanceof Error; each = each.cause) {
    yield each;
    if (each instanceof AggregateError) for (const part of each.errors) yield* causes(part);
  }
}

/** Whether trying again later can help: the database was unreachable, restarting or overloaded. */
export function isDatabaseOutage(error: unknown): boolean {
  for (const cause of causes(error)) {
    const { code } = cause;
    if (typeof code === 'string' && (outageCodes.has(code) || code.startsWith('08'))) {
      return !isOwnFault(cause);
    }
    if (outageMessages.test(cause.message)) return true;
  }
  return false;
}

/** The database's code, and those of files beside it. */
const diskFullCodes: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether nothing can be written before somebody makes room on a disk. */
export const isDiskFull = (error: unknown): boolean =>
  hasNoRoom(error) ||
  [...causes(error)].some(({ code, cause }) => diskFullCodes.has(code) || hasNoRoom(cause));

/** What the embedded engine's file system throws, which is no Error: WASI numbers ENOSPC 51. */
const hasNoRoom = (error: unknown) => {
  const { name, errno } = (error ?? {}) as { name?: unknown; errno?: unknown };
  return name === 'ErrnoError' && errno === 51;
};

/**
 * A pooler ends a session with this code when it has none for it. In a session that goes on, the code
 * means that what was sent is no message of the protocol.
 */
const isOwnFault = (cause: { code?: unknown; severity?: unknown }) =>
  cause.code === '08P01' && cause.severity === 'ERROR';

/** The keys that lead to a user's row. A distributed PostgreSQL adds the number of a shard. */
const userKey = /_user_id_users_id_fk(_\d+)?$/;

/** The user's rows have had more versions today than anybody's may; nothing is written. */
export class TooManyVersionsError extends OwnError<'too many versions today'> {
  override readonly name = 'TooManyVersionsError';

  constructor() {
    super('too many versions today');
  }
}

export class UserGoneError extends OwnError<'the account is gone'> {
  override readonly name = 'UserGoneError';

  constructor() {
    super('the account is gone');
  }
}

type Apart = 'program_too_old' | 'database_too_old';

/** The error of a program and a database that do not go together, so nothing may be written. */
export class ApartError extends OwnError<Apart> {
  override readonly name = 'ApartError';
  readonly code: Apart;

  constructor(code: Apart) {
    super(code);
    this.code = code;
  }
}

export function isUserGone(error: unknown): boolean {
  for (const cause of causes(error)) {
    if (cause instanceof UserGoneError) return true;
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown };
    if (code === '23503' && userKey.test(String(constraint))) return true;
  }
  return false;
}
