import { errorMessages } from '#core/messages/errors.ts';
import { ApiError, isOutage, messageOf } from '../../api/api-error.ts';

/** What is said when no payment page came: the error's own message, if it is about payment. */
export function checkoutProblem(error: unknown): string {
  const isOwn = error instanceof ApiError && error.code === 'checkout_url_missing';
  return isOutage(error) && !isOwn ? errorMessages.checkout_failed.detail : messageOf(error);
}

/** Whether the server refused because there is nothing left to buy. */
export function isAlreadyPro(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'already_pro';
}
