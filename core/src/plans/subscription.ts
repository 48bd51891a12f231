import { type PlanId, planPrices } from './plans.ts';

/** How Pro is paid. */
export type PlanType = keyof typeof planPrices;

export const planTypes = Object.keys(planPrices) as readonly PlanType[];

/** What can become of a subscription, in the payment provider's words. */
export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Within so many days after paying, a full refund ends Pro: the guarantee. */
export const guaranteeDays = 7;

/** So many days before a year is charged again, its payer is told. */
export const renewalNoticeDays = 7;

/** Pro while it runs, and for as long as the provider tries again to collect a missed payment. */
export function planOfSubscription(status: SubscriptionStatus): PlanId {
  switch (status) {
    case 'trialing':
    case 'active':
    case 'past_due':
      return 'pro';
    case 'incomplete':
    case 'incomplete_expired':
    case 'canceled':
    case 'unpaid':
    case 'paused':
      return 'free';
    default:
      return status satisfies never;
  }
}
