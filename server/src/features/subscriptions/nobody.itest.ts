import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BillingWorld, type Payer, startBillingWorld } from '../../testing/billing.ts';
import { failAtOnce } from '../../testing/fail-at-once.ts';
import { waitFor } from '../../testing/wait-for.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await startBillingWorld();
  await failAtOnce(world.server, 'billing-close');
});
afterAll(() => world.stop());

/** Deletes an account while the provider is away for longer than the job is tried again. */
async function deletedInVain(): Promise<{ payer: Payer; customer: string }> {
  const payer = await world.payer();
  await payer.pay('annual');
  await world.settled();
  const customer = await payer.customerId();
  await world.network.cut();
  const { status } = await payer.browser.call('DELETE', '/api/me', { password: 'agulha e linha' });
  expect(status).toBe(204);
  await waitFor('the job to be given up', async () =>
    (await world.server.services.failedJobs.list()).some(({ about }) => about === customer),
  );
  await world.network.restore();
  return { payer, customer };
}

const reconcile = async () => {
  const { db, enqueueBilling } = world.server.services;
  await enqueueBilling(db.auth, { task: 'reconcile' });
  await world.settled();
};

/** Whether the provider still knows them, and how their subscriptions stand. */
async function atProvider(customer: string) {
  const { customers, subscriptions } = await world.simulation.read();
  const own = Object.values(subscriptions).filter((each) => each.customer === customer);
  return { deleted: customers[customer]?.deleted, states: own.map(({ status }) => status) };
}

const running = { deleted: false, states: ['active'] };
const gone = { deleted: true, states: ['canceled'] };

test('what a deleted account still has is found at the provider and ended, and nothing else', async () => {
  const { payer, customer } = await deletedInVain();
  expect(await atProvider(customer)).toEqual(running);
  const jobs = await world.server.services.failedJobs.list();
  expect(jobs).toMatchObject([{ what: 'close', about: customer }]);
  expect(JSON.stringify(jobs)).not.toContain(payer.email);
  const strangers = [await stranger({}), await stranger({ userId: 'u1', artesa: 'another' })];
  const user = await world.payer();
  await user.pay();
  await world.settled();

  await reconcile();
  expect(await atProvider(customer)).toEqual(gone);
  for (const each of [...strangers, await user.customerId()]) {
    expect(await atProvider(each)).toEqual(running);
  }
  expect(await user.plan()).toBe('pro');
});

test('a user’s customer from before there were marks gets one, and is ended like the others', async () => {
  const payer = await world.payer();
  const customer = await stranger({ userId: payer.id });
  await world.server.services.db.auth.execute(
    sql`insert into billing_customers (user_id, customer_id) values (${payer.id}, ${customer})`,
  );
  await reconcile();
  expect(await payer.plan()).toBe('pro');
  await world.server.services.db.auth.execute(
    sql`delete from billing_customers where user_id = ${payer.id}`,
  );
  await reconcile();
  expect(await atProvider(customer)).toEqual(gone);
});

/** A customer of somebody else on the same account, who pays. */
async function stranger(metadata: Record<string, string>): Promise<string> {
  const { apiUrl, secretKey, prices } = world.simulation.settings;
  const post = async (path: string, form: Record<string, string>) => {
    const answer = await fetch(`${apiUrl}/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}` },
      body: new URLSearchParams(form),
    });
    return (await answer.json()) as { id: string; url: string };
  };
  const marks = Object.entries(metadata).map(([key, value]) => [`metadata[${key}]`, value]);
  const { id: customer } = await post('/customers', Object.fromEntries(marks));
  const page = {
    customer,
    'line_items[0][price]': prices.monthly,
    success_url: 'http://x.example',
  };
  await world.simulation.press(`${(await post('/checkout/sessions', page)).url}/pay`);
  return customer;
}
