import type Stripe from 'stripe';
import { guaranteeDays } from '#core/plans/subscription.ts';
import type { CurrentSubscription } from './payments.ts';

// Amounts are in cents and times in seconds since 1970, as Stripe has them.

/** The first payment and its subscription are made by one act, but not within one second. */
const sameActSeconds = 300;

/** The time from which on the customer's payments are this subscription's. */
export const paymentsSince = ({ created }: Stripe.Subscription) => created - sameActSeconds;

type Charge = Pick<Stripe.Charge, 'amount' | 'created' | 'paid'> & {
  refunds?: { data: Refund[] } | null;
};
type Refund = Pick<Stripe.Refund, 'amount' | 'created' | 'status'>;

/**
 * Whether all of the last payment came back while it was guaranteed.
 *
 * @param newestFirst charges with their refunds, also those that were refused
 */
export function isLastRefundedInTime(newestFirst: Charge[]): boolean {
  const last = newestFirst.find(({ paid }) => paid);
  if (!last) return false;
  const until = last.created + guaranteeDays * 24 * 60 * 60;
  const counted = (last.refunds?.data ?? []).filter(
    ({ created, status }) => created <= until && status !== 'failed' && status !== 'canceled',
  );
  const back = counted.reduce((sum, { amount }) => sum + amount, 0);
  return last.amount > 0 && back >= last.amount;
}

const contests: Partial<Record<string, CurrentSubscription['contested']>> = {
  needs_response: 'open',
  under_review: 'open',
  lost: 'lost',
  // The card network gave the money back before it came to a dispute.
  prevented: 'lost',
};

/** How far disputes have come. A mere inquiry of the bank takes no money and counts as none. */
export function contestOf(
  disputes: Pick<Stripe.Dispute, 'status'>[],
): CurrentSubscription['contested'] {
  const found = disputes.map(({ status }) => contests[status]);
  if (found.includes('lost')) return 'lost';
  return found.includes('open') ? 'open' : 'no';
}
