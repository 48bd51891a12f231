import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem } from '#core/schemas/problem-schemas.ts';
import { type BillingWorld, startBillingWorld } from '../../testing/billing.ts';
import { nextUser, watchEvents } from '../../testing/test-event-stream.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await startBillingWorld();
});
afterAll(() => world.stop());

const checkout = (planType: unknown, more: object = {}) =>
  ['POST', '/api/billing/checkout', { planType, ...more }] as const;

const customersOf = async (email: string) => {
  const { customers } = await world.simulation.read();
  return Object.values(customers).filter((customer) => customer.email === email);
};

const stored = async (userId: string) => {
  const { rows } = await world.server.services.db.auth.execute(sql`
    select (select count(*) from billing_customers where user_id = ${userId})::int as customers,
      (select count(*) from subscriptions where user_id = ${userId})::int as subscriptions`);
  return rows[0];
};

test('who pays is Pro in every open tab', async () => {
  const payer = await world.payer();
  const url = await payer.checkout('annual');
  const open = () => watchEvents(world.server.origin, payer.browser.cookie());
  const tabs = [await open(), await open()];
  const back = await world.simulation.press(`${url}/pay`);
  expect(back).toBe('http://localhost:3000/upgrade?upgrade=success');
  await Promise.all(tabs.map((tab) => nextUser(tab, { plan: 'pro' })));
  expect(await payer.subscription()).toMatchObject({
    planType: 'annual',
    status: 'active',
    cancelAtPeriodEnd: false,
  });
  await payer.act('cancel');
  await payer.act('end-period');
  await Promise.all(tabs.map((tab) => nextUser(tab, { plan: 'free' })));
});

test('what is paid, by whom and for whom is the server’s to say', async () => {
  const payer = await world.payer();
  for (const field of ['price', 'priceId', 'amount', 'plan', 'customer', 'customerId', 'userId']) {
    const answer = await payer.browser.call<Problem>(...checkout('monthly', { [field]: 'x' }));
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: field }] } });
  }
  for (const wrong of ['yearly', '', null, ['monthly'], 'price_mensal']) {
    const answer = await payer.browser.call<Problem>(...checkout(wrong));
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'planType' }] } });
  }
  expect(await stored(payer.id)).toEqual({ customers: 0, subscriptions: 0 });
  for (const planType of ['monthly', 'annual'] as const) {
    const id = new URL(await payer.checkout(planType)).pathname.split('/').at(-1) ?? '';
    const { sessions, customers } = await world.simulation.read();
    const session = sessions[id];
    expect(session).toMatchObject({
      price: world.simulation.settings.prices[planType],
      clientReferenceId: payer.id,
      customer: await payer.customerId(),
      locale: 'pt-BR',
      // The call names none, so the account's own are offered.
      means: null,
    });
    expect(customers[session?.customer ?? '']).toMatchObject({ email: payer.email });
  }
});

test('who is Pro cannot pay again, not even when nothing told us of the payment', async () => {
  const payer = await world.payer();
  await world.simulation.behave({ webhooks: 'lose' });
  await payer.pay('monthly');
  await world.simulation.behave({ webhooks: 'send' });
  expect(await payer.plan()).toBe('free');
  const alreadyPro = {
    status: 409,
    body: { code: 'already_pro', detail: 'Você já está no plano Pro!' },
  };
  expect(await payer.browser.call(...checkout('annual'))).toMatchObject(alreadyPro);
  expect(await payer.plan()).toBe('pro');
  expect(await payer.browser.call(...checkout('annual'))).toMatchObject(alreadyPro);
});

test('who comes back from paying is Pro at once, also when no webhook tells', async () => {
  const [payer, other] = [await world.payer(), await world.payer()];
  const confirm = ({ browser }: typeof payer) => browser.call('POST', '/api/billing/confirm');
  const nothing = { status: 200, body: { subscription: null } };
  expect(await confirm(payer)).toMatchObject(nothing);
  await world.simulation.behave({ webhooks: 'lose' });
  const url = await payer.checkout('annual');
  expect(await confirm(payer)).toMatchObject(nothing);
  await world.simulation.press(`${url}/pay`);
  expect(await payer.plan()).toBe('free');

  await world.network.cut();
  const failed = { status: 502, body: { code: 'payment_check_failed' } };
  expect(await confirm(payer).finally(calm)).toMatchObject(failed);
  expect(await payer.plan()).toBe('free');

  const paid = { subscription: { planType: 'annual', status: 'active' } };
  expect(await confirm(payer)).toMatchObject({ status: 200, body: paid });
  expect(await payer.plan()).toBe('pro');
  expect(await confirm(other)).toMatchObject(nothing);
  expect(await other.plan()).toBe('free');
  await world.simulation.behave({ webhooks: 'send' });
});

test('a refused payment leaves everything as it was, and can be tried again', async () => {
  const payer = await world.payer();
  const url = await payer.checkout();
  expect(await world.simulation.press(`${url}/refuse`)).toContain('refused');
  expect(await world.simulation.press(`${url}/cancel`)).toBe(
    'http://localhost:3000/upgrade?canceled=true',
  );
  await world.settled();
  expect(await payer.plan()).toBe('free');
  expect(await payer.subscription()).toBeNull();
  await world.simulation.press(`${url}/pay`);
  await world.settled();
  expect(await payer.plan()).toBe('pro');
});

const troubles: [string, () => Promise<void> | void][] = [
  ['down', () => world.network.cut()],
  ['silent', () => world.network.freeze()],
  ['slow', () => world.simulation.behave({ answers: 'slow' })],
  ['answering 500', () => world.simulation.behave({ answers: 'error' })],
];

const calm = async () => {
  await world.network.restore();
  await world.simulation.behave({ answers: 'normal' });
};

test.each(troubles)(
  'with the provider %s it says so in time, and nothing is half made',
  async (_how, begin) => {
    const [newcomer, known] = [await world.payer(), await world.payer()];
    await known.checkout();
    const failed = {
      status: 502,
      body: { code: 'checkout_failed', detail: 'Erro ao criar sessão de pagamento' },
    };
    await begin();
    // It gives up by itself: the trouble lasts until both are answered.
    const call = ({ browser }: typeof known) => browser.call(...checkout('annual'));
    const answers = await Promise.all([newcomer, known].map(call)).finally(calm);
    for (const answer of answers) expect(answer).toMatchObject(failed);
    expect(await stored(newcomer.id)).toEqual({ customers: 0, subscriptions: 0 });
    expect(await stored(known.id)).toEqual({ customers: 1, subscriptions: 0 });
    for (const payer of [newcomer, known]) {
      expect(await payer.plan()).toBe('free');
      await payer.pay();
      await world.settled();
      expect(await payer.plan()).toBe('pro');
      expect(await customersOf(payer.email)).toHaveLength(1);
    }
  },
);

test('an answer without an address is its own error', async () => {
  const payer = await world.payer();
  await world.simulation.behave({ answers: 'no_url' });
  const answer = await payer.browser.call(...checkout('annual')).finally(calm);
  expect(answer).toMatchObject({
    status: 502,
    body: { code: 'checkout_url_missing', detail: 'URL de checkout não recebida' },
  });
  await payer.pay();
  await world.settled();
  expect(await payer.plan()).toBe('pro');
});

test('a customer whom the provider lost is made anew', async () => {
  const payer = await world.payer();
  await payer.checkout();
  const lost = await payer.customerId();
  await world.simulation.erase(lost);
  await payer.pay();
  expect(await payer.customerId()).not.toBe(lost);
  await world.settled();
  expect(await payer.plan()).toBe('pro');
});

test('the portal is for who ever subscribed, and for nobody else', async () => {
  const [payer, other] = [await world.payer(), await world.payer()];
  const portal = (who: typeof payer) =>
    who.browser.call<{ url: string }>('POST', '/api/billing/portal');
  const none = { status: 404, body: { code: 'no_subscription' } };
  expect(await portal(payer)).toMatchObject(none);
  await payer.checkout();
  expect(await portal(payer)).toMatchObject(none);
  await payer.pay();
  await world.settled();
  const { url } = (await portal(payer)).body;
  const page = await (await fetch(url)).text();
  expect(page).toContain(payer.email);
  expect(page).toContain('http://localhost:3000/settings');
  expect(page).toContain('Simulação de pagamento: nenhum valor é cobrado');
  expect(await portal(other)).toMatchObject(none);
  expect(await other.subscription()).toBeNull();
  await world.network.cut();
  const down = await portal(payer).finally(calm);
  expect(down).toMatchObject({ status: 502, body: { code: 'portal_failed' } });
  expect(await portal(payer)).toMatchObject({ status: 200 });
});
