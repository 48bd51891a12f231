import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BillingWorld, type Payer, startBillingWorld } from '../../testing/billing.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await startBillingWorld();
});
afterAll(() => world.stop());

/** Lives through this at the provider without a word of it to us; returns what would have been told. */
async function live(payer: Payer, ...acts: Parameters<Payer['act']>[0][]) {
  await world.simulation.behave({ webhooks: 'lose' });
  await payer.pay('monthly');
  for (const act of acts) await payer.act(act);
  await world.simulation.behave({ webhooks: 'send' });
  return await payer.events();
}

async function deliverAll(payloads: string[]): Promise<void> {
  for (const payload of payloads) expect((await world.deliver(payload)).status).toBe(200);
}

test('what is not signed by the provider, just so and just now, changes nothing', async () => {
  const payer = await world.payer();
  const [event] = await live(payer);
  const payload = event?.payload ?? '';
  const now = Math.floor(Date.now() / 1000);
  const forgeries = [
    { sent: payload.replace('"monthly"', '"annual"').replace('active', 'Active') },
    { sent: `${payload} ` },
    { sent: `${payload.slice(0, -1)},"more":1}` },
    { sent: '' },
    { secret: 'whsec_another' },
    { timestamp: now - 301 },
    { timestamp: now - 86_400 },
    { signature: null },
    { signature: '' },
    { signature: 't=,v1=' },
    { signature: `t=${now},v0=${'0'.repeat(64)}` },
    { signature: `t=${now},v1=${'0'.repeat(64)}` },
  ];
  for (const forgery of forgeries) {
    const answer = await world.deliver(payload, forgery);
    expect({ forgery, status: answer.status }).toEqual({ forgery, status: 400 });
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(await answer.json()).toMatchObject({ code: 'webhook_refused' });
  }
  for (const text of ['null', '{', '[]', '"x"', '{}']) {
    const answer = await world.deliver(text);
    expect([200, 400]).toContain(answer.status);
  }
  await world.settled();
  expect(await payer.plan()).toBe('free');
  expect(await payer.subscription()).toBeNull();

  expect(
    (await world.deliver(payload, { timestamp: Math.floor(Date.now() / 1000) - 200 })).status,
  ).toBe(200);
  await world.settled();
  expect(await payer.plan()).toBe('pro');
});

test('what is about nobody of ours is let pass', async () => {
  const payer = await world.payer();
  const [event] = await live(payer);
  const customer = await payer.customerId();
  const about = (whom: string) => event?.payload.replaceAll(customer, whom) ?? '';
  expect((await world.deliver(about('cus_nobody'))).status).toBe(200);
  await world.settled();
  expect(await payer.plan()).toBe('free');
});

test('it is taken without waiting for the provider, who does not answer', async () => {
  const payer = await world.payer();
  const [event] = await live(payer);
  world.network.freeze();
  expect((await world.deliver(event?.payload ?? '')).status).toBe(200);
  const { rows } = await world.server.services.db.auth.execute(sql`select from pgboss.job
    where name = 'billing-follow' and state in ('created', 'retry', 'active')`);
  expect(rows).toHaveLength(1);
  expect(await payer.plan()).toBe('free');
  await world.network.restore();
  await world.settled();
  expect(await payer.plan()).toBe('pro');
});

const lives = [
  [
    'pro',
    ['fail-renewal', 'retry-payment'],
    [
      'checkout.session.completed',
      'invoice.payment_failed',
      'customer.subscription.updated',
      'invoice.paid',
      'customer.subscription.updated',
    ],
  ],
  [
    'free',
    ['cancel', 'end-period'],
    [
      'customer.subscription.created',
      'invoice.paid',
      'checkout.session.completed',
      'customer.subscription.updated',
      'customer.subscription.deleted',
    ],
  ],
] as const;

test.each(lives)(
  'a life that ends %s: every order of five of its events gives the same plan',
  async (end, acts, types) => {
    const start = end === 'free' ? 'pro' : 'free';
    const orders = permutations([0, 1, 2, 3, 4]);
    expect(new Set(orders.map(String)).size).toBe(120);
    const payers = await Promise.all(Array.from({ length: 24 }, () => world.payer()));
    const newest: string[][] = [];
    for (const payer of payers) {
      const events = await live(payer, ...acts);
      newest.push(newestOf(events, types));
    }
    /** The state as if we had heard only half of it. */
    const forget = async ({ id }: Payer) => {
      const { db } = world.server.services;
      await db.auth.execute(sql`update users set plan = ${start} where id = ${id}`);
      const status = start === 'pro' ? 'active' : 'past_due';
      await db.auth.execute(sql`update subscriptions set status = ${status} where user_id = ${id}`);
    };
    for (let round = 0; round < orders.length; round += payers.length) {
      const some = orders.slice(round, round + payers.length);
      await Promise.all(payers.map(forget));
      await Promise.all(
        some.map((order, index) => deliverAll(order.map((at) => newest[index]?.[at] ?? ''))),
      );
      await world.settled();
      const plans = await Promise.all(payers.map((payer) => payer.plan()));
      expect({ some, plans }).toEqual({ some, plans: payers.map(() => end) });
    }
  },
);

/** Five events of these types, the newest of each; a type named twice stands for two of them. */
function newestOf(events: { type: string; payload: string }[], types: readonly string[]): string[] {
  const left = events.toReversed();
  return types.map((type) => {
    const at = left.findIndex((event) => event.type === type);
    const [found] = left.splice(at, 1);
    if (at < 0 || !found) throw new Error(`no ${type}`);
    return found.payload;
  });
}

function permutations(some: number[]): number[][] {
  if (some.length < 2) return [some];
  return some.flatMap((first) =>
    permutations(some.filter((each) => each !== first)).map((rest) => [first, ...rest]),
  );
}
