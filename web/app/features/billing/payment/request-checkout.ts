import { errorMessages } from '#core/errors/errors.ts';
import type { PlanType } from '#core/plans/subscription.ts';
import { ApiError } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';

/**
 * Asks for a page on which to pay.
 *
 * @returns its address
 * @throws {ApiError} also when an answer came without one
 */
export async function requestCheckout(planType: PlanType): Promise<string> {
  const answer = await answerOf(api.billing.checkout.$post({ json: { planType } }));
  if (answer?.url) return answer.url;
  const code = 'checkout_url_missing';
  throw new ApiError(502, code, errorMessages[code].detail);
}
