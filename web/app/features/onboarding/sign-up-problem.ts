import { errorMessages, signUpErrorMessage } from '#core/messages/errors.ts';
import { ApiError } from '../../api/api-error.ts';

/** Failures that tell nothing about why. */
const withoutReason: readonly string[] = ['unreadable', 'internal_error'];

/** The message of a failed sign-up, with the reason where there is one. */
export function signUpProblem(error: unknown): string {
  const isNamed = error instanceof ApiError && !withoutReason.includes(error.code);
  return isNamed ? signUpErrorMessage(error.message) : errorMessages.sign_up_failed.detail;
}
