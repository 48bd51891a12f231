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

/** The driver and the pool raise these without a code. */
const outageMessages =
  /connection terminated|timeout expired|timeout exceeded when trying to connect|query read timeout|connection error and is not queryable|PGlite is closed/i;

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

/** Whether nothing can be written before somebody makes room on the disk of the database. */
export const isDiskFull = (error: unknown) =>
  [...causes(error)].some(({ code }) => code === '53100');

/**
 * A pooler ends a session with this code when it has none for it. In a session that goes on, the code
 * means that what was sent is no message of the protocol.
 */
const isOwnFault = (cause: { code?: unknown; severity?: unknown }) =>
  cause.code === '08P01' && cause.severity === 'ERROR';

/** The keys that lead to a user's row. A distributed PostgreSQL adds the number of a shard. */
const userKey = /_user_id_users_id_fk(_\d+)?$/;

/** The user's rows have had more versions today than anybody's may; nothing is written. */
export class TooManyVersionsError extends Error {
  override readonly name = 'TooManyVersionsError';
}

export class UserGoneError extends Error {
  override readonly name = 'UserGoneError';
}

export function isUserGone(error: unknown): boolean {
  for (const cause of causes(error)) {
    if (cause instanceof UserGoneError) return true;
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown };
    if (code === '23503' && userKey.test(String(constraint))) return true;
  }
  return false;
}
