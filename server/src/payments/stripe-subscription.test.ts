import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { currentOf, idOf } from './stripe-subscription.ts';

describe('currentOf', () => {
  const list = (...statuses: string[]) =>
    statuses.map((status, index) => ({ id: String(index), status }) as Stripe.Subscription);
  it.each([
    [[], undefined],
    [['canceled', 'unpaid'], '0'],
    [['incomplete', 'past_due'], '1'],
    [['canceled', 'active', 'trialing'], '1'],
    [['of a later version', 'canceled'], '0'],
  ])('of %j is %s', (statuses, expected) => {
    expect(currentOf(list(...statuses))?.id).toBe(expected);
  });
});

it('reads an id from a reference, expanded or not', () => {
  expect([idOf('cus_1'), idOf({ id: 'cus_1' }), idOf(null), idOf(undefined)]).toEqual([
    'cus_1',
    'cus_1',
    undefined,
    undefined,
  ]);
});
