import { expect, it } from 'vitest';
import { planOfSubscription, planTypes, subscriptionStatuses } from './subscription.ts';

it('is Pro while the subscription runs or is still being collected, and at no other time', () => {
  const pro = subscriptionStatuses.filter((status) => planOfSubscription(status) === 'pro');
  expect(pro).toEqual(['trialing', 'active', 'past_due']);
});

it('is paid by the month or by the year', () => {
  expect(planTypes).toEqual(['monthly', 'annual']);
});
