import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { currentOf, idOf, isRefundedInTime, lastPaymentOf } from './stripe-subscription.ts';

const day = 24 * 60 * 60;
const payment = { amount: 5990, paidAt: 1_000_000 };
const refund = (amount: number, afterDays: number, status = 'succeeded') => ({
  amount,
  created: payment.paidAt + afterDays * day,
  status,
});

describe('isRefundedInTime', () => {
  it.each([
    [[], false],
    [[refund(5990, 0)], true],
    [[refund(5990, 7)], true],
    [[refund(5990, 7.001)], false],
    [[refund(5989, 1)], false],
    [[refund(5000, 1), refund(990, 6)], true],
    [[refund(5000, 1), refund(990, 8)], false],
    [[refund(5990, 1, 'pending')], true],
    [[refund(5990, 1, 'failed')], false],
    [[refund(5990, 1, 'canceled')], false],
  ])('of %j: %s', (refunds, expected) => {
    expect(isRefundedInTime(payment, refunds)).toBe(expected);
  });

  it('gives nothing back of nothing', () => {
    expect(isRefundedInTime({ ...payment, amount: 0 }, [])).toBe(false);
  });
});

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

describe('lastPaymentOf', () => {
  const paidBy = (status: string, payments: [status: string, intent: string | null][]) =>
    ({
      latest_invoice: {
        status,
        amount_paid: 5990,
        status_transitions: { paid_at: 1_000_000 },
        payments: {
          data: payments.map(([each, intent]) => ({
            status: each,
            payment: { payment_intent: intent },
          })),
        },
      },
    }) as unknown as Stripe.Subscription;

  it('is the one that was paid, whatever was tried before', () => {
    const tries: [string, string][] = [
      ['canceled', 'pi_1'],
      ['open', 'pi_2'],
      ['paid', 'pi_3'],
    ];
    const last = { paymentIntent: 'pi_3', paidAt: 1_000_000, amount: 5990 };
    expect(lastPaymentOf(paidBy('paid', tries))).toEqual(last);
  });

  it.each([
    ['not paid yet', paidBy('open', [['open', 'pi_1']])],
    ['paid by credit alone', paidBy('paid', [])],
    ['paid outside of it', paidBy('paid', [['paid', null]])],
    ['named only', { latest_invoice: 'in_1' } as Stripe.Subscription],
  ])('is none of an invoice that is %s', (_how, subscription) => {
    expect(lastPaymentOf(subscription)).toBeUndefined();
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
