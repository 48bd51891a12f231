import { type PlanId, planPrices } from './plans.ts';

export type PlanType = keyof typeof planPrices;

export const planTypes = Object.keys(planPrices) as readonly PlanType[];

/** The states of a subscription, in the payment provider's words. */
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

/** The guarantee: a full refund within this many days of the payment ends Pro. */
export const guaranteeDays = 7;

/** An annual payer gets an email this many days before the next charge. */
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
