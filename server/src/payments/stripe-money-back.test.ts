import { describe, expect, it } from 'vitest';
import { contestOf, isLastRefundedInTime } from './stripe-money-back.ts';

const day = 24 * 60 * 60;
const payment = { amount: 5990, created: 1_000_000, paid: true };
const refund = (amount: number, afterDays: number, status = 'succeeded') => ({
  amount,
  created: payment.created + afterDays * day,
  status,
});

describe('isLastRefundedInTime', () => {
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
    expect(isLastRefundedInTime([{ ...payment, refunds: { data: refunds } }])).toBe(expected);
  });

  it('gives nothing back of nothing', () => {
    expect(isLastRefundedInTime([{ ...payment, amount: 0 }])).toBe(false);
    expect(isLastRefundedInTime([])).toBe(false);
  });

  it('looks at the last payment that was made, whatever was refused after it', () => {
    const whole = { ...payment, refunds: { data: [refund(5990, 1)] } };
    const refused = { ...payment, paid: false };
    expect(isLastRefundedInTime([refused, whole, payment])).toBe(true);
    expect(isLastRefundedInTime([payment, whole])).toBe(false);
  });
});

describe('contestOf', () => {
  it.each([
    [[], 'no'],
    [['won'], 'no'],
    [['warning_needs_response', 'warning_under_review', 'warning_closed'], 'no'],
    [['of a later version'], 'no'],
    [['won', 'needs_response'], 'open'],
    [['under_review'], 'open'],
    [['needs_response', 'lost'], 'lost'],
    [['prevented'], 'lost'],
  ])('of %j: %s', (statuses, expected) => {
    expect(contestOf(statuses.map((status) => ({ status })))).toBe(expected);
  });
});
