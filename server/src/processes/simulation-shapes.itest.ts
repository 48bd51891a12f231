import { expect, onTestFinished, test } from 'vitest';
import { startBillingWorld } from '../testing/billing.ts';
import { startRecordingProxy } from '../testing/recording-proxy.ts';
import { complaints } from '../testing/stripe-types.ts';

/** Every call that the application makes. */
const calls = [
  'DELETE /v1/customers/:id',
  'DELETE /v1/subscriptions/:id',
  'GET /v1/billing_portal/configurations',
  'GET /v1/charges',
  'GET /v1/charges/:id',
  'GET /v1/checkout/sessions',
  'GET /v1/disputes',
  'GET /v1/prices/:id',
  'GET /v1/refunds',
  'GET /v1/subscriptions',
  'POST /v1/billing_portal/configurations',
  'POST /v1/billing_portal/sessions',
  'POST /v1/checkout/sessions',
  'POST /v1/checkout/sessions/:id/expire',
  'POST /v1/customers',
  'POST /v1/customers/:id',
  'POST /v1/subscriptions/:id',
];

/** Every event that the simulation tells of. */
const types = [
  'charge.dispute.closed',
  'charge.dispute.created',
  'charge.dispute.funds_reinstated',
  'charge.dispute.funds_withdrawn',
  'charge.refunded',
  'checkout.session.completed',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.updated',
  'invoice.paid',
  'invoice.payment_failed',
  'refund.created',
];

test('what the simulation answers and tells is of the shape that Stripe describes', async () => {
  const world = await startBillingWorld({}, startRecordingProxy);
  onTestFinished(() => world.stop());
  const [payer, other] = [await world.payer(), await world.payer()];
  await payer.checkout();
  await payer.pay('monthly');
  await world.settled();
  expect((await payer.browser.call('POST', '/api/billing/portal')).status).toBe(200);
  for (const act of [
    'switch',
    'fail-renewal',
    'retry-payment',
    'dispute',
    'win-dispute',
  ] as const) {
    await payer.act(act);
    await world.settled();
  }
  const { db, enqueueBilling } = world.server.services;
  await enqueueBilling(db.auth, { task: 'reconcile' });
  await enqueueBilling(db.auth, { task: 'address', userId: payer.id });
  await payer.act('refund');
  await world.settled();
  await other.pay('annual');
  await other.browser.call('DELETE', '/api/me', { password: 'agulha e linha' });
  await world.settled();
  // A customer who is gone is refused.
  const { apiUrl, secretKey } = world.simulation.settings;
  const headers = { authorization: `Bearer ${secretKey}` };
  await fetch(`${world.recording?.url ?? apiUrl}/v1/customers/cus_unknown_one`, {
    method: 'DELETE',
    headers,
  });

  const recorded = world.recording?.recorded ?? [];
  expect([...new Set(recorded.map(({ call }) => call))].sort()).toEqual(calls);
  const events = (await world.simulation.read()).events.map(({ payload }) => JSON.parse(payload));
  expect([...new Set(events.map(({ type }) => type))].sort()).toEqual(types);
  const answers = [...recorded.map(({ answer }) => answer), ...events];
  expect(answers.some((each) => 'error' in each)).toBe(true);

  const [subscriptions] = answers.filter(
    ({ object, url, data }) => object === 'list' && url === '/v1/subscriptions' && data.length > 0,
  );
  const event = events.find(({ type }) => type === 'charge.dispute.created');
  const faulty = [
    { ...event, typo: 1 },
    { ...event, created: '1' },
    { ...event, data: { object: { ...event.data.object, chargeId: 'ch_1' } } },
    { ...event, data: { object: { ...event.data.object, status: 'open' } } },
    { ...subscriptions, hasMore: false },
    { ...subscriptions, data: [{ ...subscriptions.data[0], cancelAtPeriodEnd: true }] },
    { ...subscriptions, data: [{ ...subscriptions.data[0], canceled_at: 'now' }] },
  ];
  const found = complaints([...answers, ...faulty]);
  expect(found.slice(0, answers.length).filter((each) => each !== undefined)).toEqual([]);
  expect(found.slice(answers.length)).toEqual(faulty.map(() => expect.any(String)));
});
