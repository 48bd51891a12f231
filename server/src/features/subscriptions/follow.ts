import { isPaid } from '#core/plans/plans.ts';
import { planOfSubscription } from '#core/plans/subscription.ts';
import { type CurrentSubscription, UnknownCustomerError } from '../../payments/payments.ts';
import { applyAnswer, beginQuestion } from './commands.ts';
import type { SubscriptionDeps } from './deps.ts';

type Deps = Omit<SubscriptionDeps, 'enqueueBilling'>;

/**
 * Asks the provider how the user's subscription stands and sets the plan after it. The cause of the
 * question does not matter, so causes may come in any order and any number.
 *
 * @throws PaymentError when the provider cannot be had
 */
export async function followSubscription(deps: Deps, userId: string): Promise<void> {
  const question = await beginQuestion(deps.db, userId);
  if (!question) return;
  const found = await findKnown(deps, question.customerId);
  const isOver = found?.refunded && isPaid(planOfSubscription(found.status));
  if (isOver) await deps.payments.endSubscription(found.subscriptionId);
  const left = isOver ? await findKnown(deps, question.customerId) : found;
  // Another question at the same time may have ended it before this one was answered.
  const refunded = found?.refunded ?? false;
  await applyAnswer(deps, question, { subscription: toStored(left), refunded });
}

/**
 * A customer whom the provider does not know has no subscription: the keys changed, or it was
 * erased.
 */
async function findKnown({ payments, log }: Deps, customerId: string) {
  try {
    return await payments.findSubscription(customerId);
  } catch (error) {
    if (!(error instanceof UnknownCustomerError)) throw error;
    log.warn('a customer is unknown to the payment provider');
    return undefined;
  }
}

function toStored(found: CurrentSubscription | undefined) {
  if (!found) return undefined;
  const { refunded: _, ...subscription } = found;
  return subscription;
}
