import { errorMessages, signUpErrorMessage } from '#core/errors/errors.ts';
import { ApiError, hasCode } from '../../api/api-error.ts';

/** Failures that tell nothing about why. */
const withoutReason: readonly string[] = ['unreadable', 'internal_error'];

/** The message of a failed sign-up, with the reason where there is one. */
export function signUpProblem(error: unknown): string {
  const isNamed = error instanceof ApiError && !withoutReason.includes(error.code);
  return isNamed ? signUpErrorMessage(error.message) : errorMessages.sign_up_failed.detail;
}

/** The email has an account: signing up again makes no sense. */
export const isKnownEmail = (error: unknown): error is ApiError =>
  hasCode(error, 'email_already_confirmed') || hasCode(error, 'email_already_registered');

/** Another sign-up of the email waits, and a new link was sent. */
export const isSentAgain = (error: unknown) => hasCode(error, 'email_not_confirmed_resent');
