import type Stripe from 'stripe';
import { isPaid } from '#core/plans/plans.ts';
import {
  planOfSubscription,
  type SubscriptionStatus,
  subscriptionStatuses,
} from '#core/plans/subscription.ts';
import type { ProviderSubscription } from './payments.ts';

export function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const [item] = subscription.items.data;
  const end = item?.current_period_end ?? subscription.ended_at ?? subscription.start_date;
  return {
    subscriptionId: subscription.id,
    planType: item?.price.recurring?.interval === 'year' ? 'annual' : 'monthly',
    status: toStatus(subscription.status),
    currentPeriodEnd: fromStripeTime(end),
    // The portal sets one or the other, by how the account bills.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    endedUnpaid: subscription.cancellation_details?.reason === 'payment_failed',
  };
}

/** The subscription that counts: the newest that gives Pro, else the newest of all. */
export function currentOf(newestFirst: Stripe.Subscription[]): Stripe.Subscription | undefined {
  const isRunning = ({ status }: Stripe.Subscription) =>
    isPaid(planOfSubscription(toStatus(status)));
  return newestFirst.find(isRunning) ?? newestFirst[0];
}

/** The id of an object that Stripe answers as an id or, expanded, as a whole. */
export function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : (reference?.id ?? undefined);
}

/** A status that this version does not know gives nobody Pro. */
function toStatus(status: string): SubscriptionStatus {
  return subscriptionStatuses.find((known) => known === status) ?? 'incomplete';
}

const fromStripeTime = (seconds: number) => new Date(seconds * 1000);

// An account may serve other products and installations, so what is ours there carries a mark.

/** The metadata that marks a customer as this installation's. */
export const markOf = (installation: string) => ({ artesa: installation });

/** Whether this installation made the customer, which must be expanded. */
export const isMarked = (customer: Stripe.Subscription['customer'], installation: string) =>
  typeof customer === 'object' &&
  'metadata' in customer &&
  customer.metadata.artesa === installation;
