import { ApiError, reasonOr } from '../../../api/api-error.ts';

/** The message when no payment page came: the error's own, if it is about payment. */
export function checkoutProblem(error: unknown): string {
  const isOwn = error instanceof ApiError && error.code === 'checkout_url_missing';
  return isOwn ? error.message : reasonOr('checkout_failed', error);
}

/** Whether the server refused because there is nothing left to buy. */
export function isAlreadyPro(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'already_pro';
}
