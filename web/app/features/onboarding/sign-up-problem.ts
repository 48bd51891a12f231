import { signUpErrorMessage } from '#core/account/account-errors.ts';
import { errorMessages } from '#core/errors/errors.ts';
import { ApiError, hasCode } from '../../api/api-error.ts';

const withoutReason: readonly string[] = ['unreadable', 'internal_error'];

export function signUpProblem(error: unknown): string {
  const isNamed = error instanceof ApiError && !withoutReason.includes(error.code);
  return isNamed ? signUpErrorMessage(error.message) : errorMessages.sign_up_failed.detail;
}

/** The email has an account. */
export const isKnownEmail = (error: unknown): error is ApiError =>
  hasCode(error, 'email_already_confirmed') || hasCode(error, 'email_already_registered');

/** An earlier sign-up of the email waits for its confirmation, and a new link was sent. */
export const isSentAgain = (error: unknown) => hasCode(error, 'email_not_confirmed_resent');
