import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailTexts } from '#core/account/email-texts.ts';
import { type BillingWorld, type Payer, startBillingWorld } from '../../testing/billing.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await startBillingWorld();
});
afterAll(() => world.stop());

const { proEnded } = mailTexts;

async function newPro(): Promise<Payer> {
  const payer = await world.payer();
  await payer.pay('monthly');
  await world.settled();
  expect(await payer.plan()).toBe('pro');
  return payer;
}

/** Does something at the provider and waits until we know. */
async function lives(payer: Payer, act: Parameters<Payer['act']>[0]) {
  await payer.act(act);
  await world.settled();
  return await stateOf(payer);
}

const stateOf = async (payer: Payer) => ({
  plan: await payer.plan(),
  ...(await payer.subscription()),
});

const reconcile = async () => {
  const { db, enqueueBilling } = world.server.services;
  await enqueueBilling(db.auth, { task: 'reconcile' });
  await world.settled();
};

const ownSubscriptions = async (payer: Payer) => {
  const { subscriptions } = await world.simulation.read();
  const customer = await payer.customerId();
  return Object.values(subscriptions).filter((each) => each.customer === customer);
};

test('while a payment is contested Pro stays and nothing more is charged; lost, it ends at once', async () => {
  const payer = await newPro();
  const open = { plan: 'pro', status: 'active', cancelAtPeriodEnd: true };
  expect(await lives(payer, 'dispute')).toMatchObject(open);
  expect(await lives(payer, 'resume')).toMatchObject(open);
  expect(await lives(payer, 'lose-dispute')).toMatchObject({ plan: 'free', status: 'canceled' });
  expect(await ownSubscriptions(payer)).toMatchObject([{ status: 'canceled' }]);
  const mail = await world.server.mailed(payer.email, proEnded.subject);
  expect(mail.text).toContain(proEnded.reasons.contested);
});

test('of an earlier payment too; and whoever pays anew is not held to it', async () => {
  const payer = await newPro();
  await lives(payer, 'dispute');
  await world.simulation.behave({ webhooks: 'lose' });
  for (const act of ['resume', 'end-period'] as const) await payer.act(act);
  await world.simulation.behave({ webhooks: 'send' });
  expect(await lives(payer, 'lose-dispute')).toMatchObject({ plan: 'free', status: 'canceled' });
  await world.simulation.behave({ daysLater: 1 });
  await payer.pay('annual');
  await world.settled();
  expect(await stateOf(payer)).toMatchObject({ plan: 'pro', cancelAtPeriodEnd: false });
});

test('a contest that is turned down leaves the period that was paid, and it can be renewed', async () => {
  const payer = await newPro();
  await lives(payer, 'dispute');
  expect(await lives(payer, 'win-dispute')).toMatchObject({ plan: 'pro', cancelAtPeriodEnd: true });
  expect(await lives(payer, 'resume')).toMatchObject({ plan: 'pro', cancelAtPeriodEnd: false });
  expect(await lives(payer, 'end-period')).toMatchObject({ plan: 'pro', status: 'active' });
});

test('a contest of which no webhook told is found by comparing', async () => {
  const [open, lost] = [await newPro(), await newPro()];
  await world.simulation.behave({ webhooks: 'lose' });
  await open.act('dispute');
  await lost.act('dispute');
  await lost.act('lose-dispute');
  await world.simulation.behave({ webhooks: 'send' });
  await reconcile();
  expect(await stateOf(open)).toMatchObject({ plan: 'pro', cancelAtPeriodEnd: true });
  expect(await stateOf(lost)).toMatchObject({ plan: 'free', status: 'canceled' });
});
