import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mailTexts } from '#core/account/email-texts.ts';
import { type BillingWorld, type Payer, startBillingWorld } from '../../testing/billing.ts';
import { waitFor } from '../../testing/wait-for.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await startBillingWorld();
});
afterAll(() => world.stop());

const mailsTo = async ({ email }: Payer, { subject }: { subject: string }) => {
  const mails = (await world.server.services.mailbox?.list()) ?? [];
  return mails.filter((mail) => mail.to === email && mail.subject === subject);
};

const rowsOf = async (statement: ReturnType<typeof sql>) =>
  (await world.server.services.db.auth.execute(statement)).rows;

const mailJobsLeft = async () => {
  const left = await rowsOf(
    sql`select from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')`,
  );
  return left.length;
};

test('of many clicks at once comes one customer and one page that can be paid', async () => {
  const payer = await world.payer();
  const clicks = Array.from({ length: 8 }, () =>
    payer.browser.call<{ url: string }>('POST', '/api/billing/checkout', { planType: 'annual' }),
  );
  const answers = await Promise.all(clicks);
  expect(answers.map(({ status }) => status)).toEqual(clicks.map(() => 200));
  const { customers, sessions } = await world.simulation.read();
  expect(Object.values(customers).filter(({ email }) => email === payer.email)).toHaveLength(1);
  expect(
    await rowsOf(sql`select customer_id from billing_customers where user_id = ${payer.id}`),
  ).toHaveLength(1);
  const customer = await payer.customerId();
  const open = Object.values(sessions).filter(
    (session) => session.customer === customer && session.status === 'open',
  );
  expect(open).toHaveLength(1);
  expect(answers.some(({ body }) => body.url.endsWith(open[0]?.id ?? ''))).toBe(true);
});

test('each event ten times at once does what it does once', async () => {
  const payer = await world.payer();
  const stages = [
    ['pay', 'pro'],
    ['fail-renewal', 'pro'],
    ['retry-payment', 'pro'],
    ['cancel', 'pro'],
    ['end-period', 'free'],
    ['pay', 'pro'],
    ['refund', 'free'],
  ] as const;
  await world.simulation.behave({ webhooks: 'lose' });
  let seen = 0;
  for (const [act, plan] of stages) {
    if (act === 'pay') await payer.pay('monthly');
    else await payer.act(act);
    const events = await payer.events();
    const news = events.slice(seen);
    expect(news.length).toBeGreaterThan(0);
    seen = events.length;
    const ten = news.flatMap((event) => Array.from({ length: 10 }, () => event.payload));
    const answers = await Promise.all(ten.map((payload) => world.deliver(payload)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await world.settled();
    expect({ act, plan: await payer.plan() }).toEqual({ act, plan });
  }
  await world.simulation.behave({ webhooks: 'send' });
  await waitFor('every email to be handed over', async () => (await mailJobsLeft()) === 0);
  expect(await mailsTo(payer, mailTexts.paymentFailed)).toHaveLength(1);
  expect(await mailsTo(payer, mailTexts.proEnded)).toHaveLength(2);
});

test('a late answer about a customer whom the provider lost takes no plan from who pays anew', async () => {
  const { payments } = world.server.services;
  if (!payments) throw new Error('no payment provider is set up');
  const payer = await world.payer();
  await payer.checkout();
  const lost = await payer.customerId();
  // So many questions about the lost customer that none about the new one has so high a number.
  for (let question = 0; question < 10; question += 1) {
    expect((await payer.browser.call('POST', '/api/billing/confirm')).status).toBe(200);
  }
  await world.settled();
  const [request, late] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()];
  const ask = payments.findSubscription;
  vi.spyOn(payments, 'findSubscription').mockImplementationOnce(async (customerId) => {
    request.resolve(customerId);
    return await ask(customerId).finally(() => late.promise);
  });
  await world.simulation.erase(lost);
  expect(await request.promise).toBe(lost);
  vi.restoreAllMocks();
  await payer.pay();
  await waitFor('the payment to be heard of', async () => (await payer.plan()) === 'pro');
  late.resolve();
  await world.settled();
  expect(await payer.customerId()).not.toBe(lost);
  expect(await payer.plan()).toBe('pro');
  expect(await mailsTo(payer, mailTexts.proEnded)).toHaveLength(0);
});
