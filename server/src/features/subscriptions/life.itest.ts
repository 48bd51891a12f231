import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailTexts } from '#core/account/email-texts.ts';
import { type BillingWorld, type Payer, startBillingWorld } from '../../testing/billing.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { applyAnswer, beginQuestion } from './commands.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await startBillingWorld();
});
afterAll(() => world.stop());

const { renewalSoon, paymentFailed, proEnded } = mailTexts;

const mailsTo = async ({ email }: Payer) => {
  const mails = (await world.server.services.mailbox?.list()) ?? [];
  return mails.filter((mail) => mail.to === email);
};

const countOf = async (payer: Payer, { subject }: { subject: string }) =>
  (await mailsTo(payer)).filter((mail) => mail.subject === subject).length;

/** Does something at the provider and waits until we know. */
async function lives(payer: Payer, act: Parameters<Payer['act']>[0]) {
  await payer.act(act);
  await world.settled();
  return { plan: await payer.plan(), ...(await payer.subscription()) };
}

async function newPro(planType: 'monthly' | 'annual' = 'monthly'): Promise<Payer> {
  const payer = await world.payer();
  await payer.pay(planType);
  await world.settled();
  expect(await payer.plan()).toBe('pro');
  return payer;
}

const run = async (task: 'reconcile' | 'remind') => {
  const { db, enqueueBilling } = world.server.services;
  await enqueueBilling(db.auth, { task });
  await world.settled();
};

test('cancelled in the portal, Pro lasts until the end of the period, and nothing is lost', async () => {
  const payer = await newPro();
  const { browser } = payer;
  for (let number = 1; number <= 6; number += 1) {
    const saved = await browser.call('POST', '/api/products', numberedProduct(number));
    expect(saved.status).toBe(201);
  }
  expect(await lives(payer, 'cancel')).toMatchObject({ plan: 'pro', cancelAtPeriodEnd: true });
  expect(await lives(payer, 'resume')).toMatchObject({ plan: 'pro', cancelAtPeriodEnd: false });
  await lives(payer, 'cancel');
  expect(await lives(payer, 'end-period')).toMatchObject({ plan: 'free', status: 'canceled' });
  const { products } = (await browser.call<{ products: { id: string }[] }>('GET', '/api/products'))
    .body;
  expect(products).toHaveLength(6);
  const changed = { ...numberedProduct(1), name: 'Ainda se edita' };
  const edited = await browser.call('PUT', `/api/products/${products[0]?.id}`, changed);
  expect(edited.status).toBe(200);
  const refused = await browser.call('POST', '/api/products', numberedProduct(7));
  expect(refused).toMatchObject({ status: 403, body: { code: 'product_limit_reached' } });
  const notice = await world.server.mailed(payer.email, proEnded.subject);
  expect(notice.text).toContain(proEnded.reasons.canceled);
  expect(notice.text).toContain('Nada foi apagado');

  await payer.pay('annual');
  await world.settled();
  expect(await payer.plan()).toBe('pro');
  expect(await payer.subscription()).toMatchObject({ planType: 'annual', status: 'active' });
});

test('the other way of paying, chosen in the portal, is shown', async () => {
  const payer = await newPro('monthly');
  expect(await lives(payer, 'switch')).toMatchObject({ plan: 'pro', planType: 'annual' });
});

test('a trial is Pro like what follows it, and ends like it', async () => {
  const payer = await newPro();
  expect(await lives(payer, 'trial')).toMatchObject({ plan: 'pro', status: 'trialing' });
  expect(await lives(payer, 'end-period')).toMatchObject({ plan: 'pro', status: 'active' });
  await lives(payer, 'trial');
  await lives(payer, 'cancel');
  expect(await lives(payer, 'end-period')).toMatchObject({ plan: 'free', status: 'canceled' });
});

test('a missed payment is told once and leaves Pro; given up, Pro ends', async () => {
  const payer = await newPro();
  expect(await lives(payer, 'fail-renewal')).toMatchObject({ plan: 'pro', status: 'past_due' });
  const notice = await world.server.mailed(payer.email, paymentFailed.subject);
  expect(notice.links).toEqual(['http://localhost:3000/settings']);
  await run('reconcile');
  expect(await lives(payer, 'retry-payment')).toMatchObject({ plan: 'pro', status: 'active' });
  expect(await countOf(payer, paymentFailed)).toBe(1);
  await lives(payer, 'fail-renewal');
  expect(await lives(payer, 'give-up')).toMatchObject({ plan: 'free', status: 'unpaid' });
  const end = await world.server.mailed(payer.email, proEnded.subject);
  expect(end.text).toContain(proEnded.reasons.unpaid);
  expect(await lives(payer, 'retry-payment')).toMatchObject({ plan: 'pro', status: 'active' });
});

test('money given back within the guarantee ends the subscription', async () => {
  const payer = await newPro('annual');
  expect(await lives(payer, 'refund')).toMatchObject({ plan: 'free', status: 'canceled' });
  const notice = await world.server.mailed(payer.email, proEnded.subject);
  expect(notice.text).toContain(proEnded.reasons.refunded);
  const { subscriptions } = await world.simulation.read();
  const customer = await payer.customerId();
  const own = Object.values(subscriptions).filter((each) => each.customer === customer);
  expect(own.map(({ status }) => status)).toEqual(['canceled']);
});

test('of money given back the end speaks, also when it is heard of after the end', async () => {
  const payer = await newPro();
  await world.simulation.behave({ webhooks: 'lose' });
  for (const act of ['refund', 'cancel', 'end-period'] as const) await payer.act(act);
  await world.simulation.behave({ webhooks: 'send' });
  await run('reconcile');
  expect(await payer.plan()).toBe('free');
  const notice = await world.server.mailed(payer.email, proEnded.subject);
  expect(notice.text).toContain(proEnded.reasons.refunded);
});

test('what no webhook told is found by comparing', async () => {
  const [paid, ended, refunded, switched, untouched] = [
    await world.payer(),
    await newPro(),
    await newPro(),
    await newPro(),
    await newPro(),
  ];
  await world.simulation.behave({ webhooks: 'lose' });
  await paid.pay();
  await ended.act('cancel');
  await ended.act('end-period');
  await refunded.act('refund');
  await switched.act('switch');
  await world.simulation.behave({ webhooks: 'send' });
  await world.settled();
  expect(await Promise.all([paid, ended, refunded].map((each) => each.plan()))).toEqual([
    'free',
    'pro',
    'pro',
  ]);
  const before = await questionsAbout(untouched);
  await run('reconcile');
  expect(await Promise.all([paid, ended, refunded].map((each) => each.plan()))).toEqual([
    'pro',
    'free',
    'free',
  ]);
  expect(await switched.subscription()).toMatchObject({ planType: 'annual' });
  expect(await questionsAbout(untouched)).toBe(before);
});

const questionsAbout = async ({ id }: Payer) => {
  const { rows } = await world.server.services.db.auth.execute(
    sql`select asked from billing_customers where user_id = ${id}`,
  );
  return rows[0]?.asked;
};

test('comparing and reminding are on the timetable', async () => {
  const { rows } = await world.server.services.db.auth.execute(
    sql`select name, cron, timezone from pgboss.schedule where name like 'billing%' order by name`,
  );
  expect(rows).toEqual([
    { name: 'billing-reconcile', cron: '20 4 * * *', timezone: 'America/Sao_Paulo' },
    { name: 'billing-remind', cron: '40 * * * *', timezone: 'America/Sao_Paulo' },
  ]);
});

test('a year is announced seven days before it is charged again, once', async () => {
  const [due, early, monthly, leaving] = [
    await newPro('annual'),
    await newPro('annual'),
    await newPro('monthly'),
    await newPro('annual'),
  ];
  await lives(leaving, 'cancel');
  const inDays = async (days: number, ...payers: Payer[]) => {
    for (const { id } of payers) {
      await world.server.services.db.auth.execute(sql`update subscriptions
        set current_period_end = now() + ${days} * interval '1 day' where user_id = ${id}`);
    }
  };
  await inDays(6.9, due, monthly, leaving);
  await inDays(7.1, early);
  await run('remind');
  await run('remind');
  const notice = await world.server.mailed(due.email, renewalSoon.subject);
  expect(notice.text.replaceAll('\u00a0', ' ')).toContain('R$ 59,90');
  expect(
    await Promise.all([due, early, monthly, leaving].map((each) => countOf(each, renewalSoon))),
  ).toEqual([1, 0, 0, 0]);
  await inDays(6.8, early);
  await run('remind');
  await world.server.mailed(early.email, renewalSoon.subject);
});

test('an answer to an earlier question never replaces that to a later one', async () => {
  const payer = await newPro();
  const { db, enqueueMail } = world.server.services;
  const [earlier, later] = [await beginQuestion(db, payer.id), await beginQuestion(db, payer.id)];
  if (!earlier || !later) throw new Error('nobody to ask about');
  const running = {
    subscriptionId: 'sub_x',
    planType: 'monthly',
    status: 'active',
    currentPeriodEnd: new Date(),
    cancelAtPeriodEnd: false,
    endedUnpaid: false,
  } as const;
  const over = { ...running, status: 'canceled' } as const;
  await applyAnswer({ db, enqueueMail }, later, { subscription: over, endedBy: undefined });
  await applyAnswer({ db, enqueueMail }, earlier, { subscription: running, endedBy: undefined });
  expect(await payer.plan()).toBe('free');
  expect(await payer.subscription()).toMatchObject({ status: 'canceled' });
});

test('a new email is told to the provider once it is confirmed, also when the provider was away', async () => {
  const payer = await newPro();
  const customer = await payer.customerId();
  const emailNow = async () => (await world.simulation.read()).customers[customer]?.email;
  const change = async (email: string) => {
    await payer.browser.call('POST', '/api/me/email', { email, password: 'agulha e linha' });
    const token = await world.server.mailedToken(email);
    return () => world.server.client().call('POST', '/api/auth/confirm-email', { token });
  };
  const [first, last] = [`um-${payer.email}`, `dois-${payer.email}`];
  const confirmFirst = await change(first);
  await world.settled();
  expect(await emailNow()).toBe(payer.email);
  await world.network.cut();
  expect((await confirmFirst()).status).toBe(200);
  expect((await (await change(last))()).status).toBe(200);
  const { rows } = await world.server.services.db.auth.execute(
    sql`select data from pgboss.job where name = 'billing-address'`,
  );
  expect(rows).toEqual(Array(2).fill({ data: { task: 'address', userId: payer.id } }));
  await world.network.restore();
  await world.settled();
  expect(await emailNow()).toBe(last);
});

test('a deleted account ends its subscription, also when the provider is away just then', async () => {
  const payer = await newPro();
  const customer = await payer.customerId();
  await world.network.cut();
  const deleted = await payer.browser.call('DELETE', '/api/me', { password: 'agulha e linha' });
  expect(deleted.status).toBe(204);
  const before = await world.simulation.read();
  expect(before.customers[customer]).toMatchObject({ deleted: false });
  await world.network.restore();
  await world.settled();
  const { customers, subscriptions } = await world.simulation.read();
  expect(customers[customer]).toMatchObject({ deleted: true, email: '' });
  const own = Object.values(subscriptions).filter((each) => each.customer === customer);
  expect(own.map(({ status }) => status)).toEqual(['canceled']);
  const { rows } = await world.server.services.db.auth.execute(
    sql`select id from pgboss.job where data::text like ${`%${payer.id}%`}`,
  );
  expect(rows).toEqual([]);
});

test('an account that never paid is deleted without asking anybody', async () => {
  const payer = await world.payer();
  const { events } = await world.simulation.read();
  await payer.browser.call('DELETE', '/api/me', { password: 'agulha e linha' });
  await world.settled();
  expect((await world.simulation.read()).events).toHaveLength(events.length);
});
