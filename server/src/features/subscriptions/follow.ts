import { isPaid } from '#core/plans/plans.ts';
import { planOfSubscription } from '#core/plans/subscription.ts';
import { type CurrentSubscription, UnknownCustomerError } from '../../payments/payments.ts';
import { type Answer, applyAnswer, beginQuestion } from './commands.ts';
import { findUserOf } from './queries.ts';
import type { SubscriptionDeps } from './subscription-deps.ts';

type Deps = Omit<SubscriptionDeps, 'enqueueBilling'>;

/**
 * Asks the provider for the user's subscription and sets the plan. Causes of the question may come
 * in any order and any number.
 *
 * @throws PaymentError when the provider does not answer
 */
export async function followSubscription(deps: Deps, userId: string): Promise<void> {
  const question = await beginQuestion(deps.db, userId);
  if (!question) return;
  const found = await findKnown(deps, question.customerId);
  const changed = found && (await settleMoneyBack(deps, found));
  const left = changed ? await findKnown(deps, question.customerId) : found;
  // Another question at the same time may have ended it before this one was answered.
  await applyAnswer(deps, question, { subscription: toStored(left), endedBy: endedBy(found) });
}

/** Follows the subscription of the payer of a disputed charge. @throws PaymentError as followSubscription() */
export async function followDispute(deps: Deps, chargeId: string): Promise<void> {
  const customerId = await deps.payments.customerOfCharge(chargeId);
  const userId = customerId && (await findUserOf(deps.db.auth, customerId));
  if (userId) await followSubscription(deps, userId);
  else deps.log.info('a dispute about an unknown customer');
}

/**
 * Ends a subscription whose money went back. During a dispute nothing more is charged.
 *
 * @returns whether the provider has it differently now
 */
async function settleMoneyBack({ payments }: Deps, found: CurrentSubscription): Promise<boolean> {
  const { subscriptionId, status, contested, cancelAtPeriodEnd } = found;
  if (!isPaid(planOfSubscription(status))) return false;
  if (endedBy(found)) await payments.endSubscription(subscriptionId);
  else if (contested === 'open' && !cancelAtPeriodEnd) await payments.stopRenewal(subscriptionId);
  else return false;
  return true;
}

function endedBy(found: CurrentSubscription | undefined): Answer['endedBy'] {
  if (found?.refunded) return 'refunded';
  return found?.contested === 'lost' ? 'contested' : undefined;
}

/** A customer unknown to the provider has no subscription: the keys changed, or it was erased. */
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
  const { refunded: _, contested: __, ...subscription } = found;
  return subscription;
}
