import { type ErrorCode, errorMessages } from '#core/errors/errors.ts';
import { ApiError } from '../../api/api-error.ts';

/** Errors that say why in their own words: the server's, or that there is no connection. */
const inOwnWords: readonly string[] = [
  'network',
  'email_not_found',
  'google_unavailable',
  'email_not_confirmed',
  'invalid_credentials',
  'too_many_requests',
  'two_factor_code_invalid',
  'two_factor_expired',
  'two_factor_unreadable',
  'validation_failed',
];

/** Errors after which it is unknown whether the email has an account. */
const lookupFailed: readonly string[] = [
  'database_unavailable',
  'shutting_down',
  'request_timeout',
];

/** The message of a failed login, by its cause. */
export function signInProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return text('internal_error');
  if (inOwnWords.includes(error.code)) return error.message;
  if (lookupFailed.includes(error.code)) return text('user_lookup_failed');
  return error.status >= 500 ? text('internal_error') : text('sign_in_failed');
}

function text(code: ErrorCode): string {
  return errorMessages[code].detail;
}
