import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BillingWorld, type Payer, startBillingWorld } from '../../testing/billing.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await startBillingWorld();
});
afterAll(() => world.stop());

const own = <T extends { customer: string }>(all: Record<string, T>, customer: string) =>
  Object.values(all).filter((each) => each.customer === customer);

/** What the provider has of this payer: the subscription, the newest invoice, the money left. */
async function account(payer: Payer) {
  const { subscriptions, invoices, customers } = await world.simulation.read();
  const customer = await payer.customerId();
  const [subscription] = own(subscriptions, customer);
  const invoice = own(invoices, customer).at(-1);
  if (!subscription || !invoice) throw new Error('nothing was paid');
  return { subscription, invoice, credit: Math.abs(customers[customer]?.balance ?? 0) };
}

/** Switches on the portal, after so many days; returns what was unused of the price before, in cents. */
async function switchAfter(payer: Payer, days: number, cents: number) {
  await world.simulation.behave({ daysLater: days });
  const { periodStart, periodEnd, id } = (await account(payer)).subscription;
  const { url } = (await payer.browser.call<{ url: string }>('POST', '/api/billing/portal')).body;
  await world.simulation.press(`${new URL(url).pathname}/${id}/switch`);
  await world.settled();
  const after = await account(payer);
  const left = periodEnd - after.invoice.created;
  expect(left).toBeLessThan(periodEnd - periodStart - days * 24 * 60 * 60 + 1);
  return { unused: Math.floor((cents * left) / (periodEnd - periodStart) + 0.5), ...after };
}

test('whoever switches pays the new price less what is unused of the old one, to the cent', async () => {
  const [monthly, annual] = [690, 5990];
  const payer = await world.payer();
  await payer.pay('monthly');
  await world.settled();

  const up = await switchAfter(payer, 10, monthly);
  expect(up.unused).toBeGreaterThan(monthly / 2);
  expect(up.invoice.lines.map(({ amount }) => amount)).toEqual([-up.unused, annual]);
  expect([up.invoice.amount, up.credit]).toEqual([annual - up.unused, 0]);
  expect(await payer.subscription()).toMatchObject({ planType: 'annual', status: 'active' });

  const down = await switchAfter(payer, 100, annual);
  expect(down.invoice.lines.map(({ amount }) => amount)).toEqual([-down.unused, monthly]);
  expect([down.invoice.amount, down.credit]).toEqual([0, down.unused - monthly]);
  expect(await payer.subscription()).toMatchObject({ planType: 'monthly', status: 'active' });

  // What is left over pays the months that follow, as far as it goes.
  let { credit } = down;
  while (credit > 0) {
    await payer.act('end-period');
    const { invoice, credit: left } = await account(payer);
    expect([invoice.amount, left]).toEqual([
      Math.max(0, monthly - credit),
      Math.max(0, credit - monthly),
    ]);
    credit = left;
  }
  await world.settled();
  expect(await payer.plan()).toBe('pro');
});

test('the portal is asked to take off what is unused, at once', async () => {
  const payer = await world.payer();
  await payer.pay('monthly');
  await world.settled();
  await payer.browser.call('POST', '/api/billing/portal');
  const { apiUrl, secretKey } = world.simulation.settings;
  const answer = await fetch(`${apiUrl}/v1/billing_portal/configurations`, {
    headers: { authorization: `Bearer ${secretKey}` },
  });
  const { data } = (await answer.json()) as { data: object[] };
  expect(data).toMatchObject([
    { features: { subscription_update: { proration_behavior: 'always_invoice' } } },
  ]);
});
