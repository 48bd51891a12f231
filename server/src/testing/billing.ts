import { sql } from 'drizzle-orm';
import Stripe from 'stripe';
import type { Me } from '#core/account/account-schemas.ts';
import type { Billing } from '#core/plans/billing-schemas.ts';
import type { PlanType } from '#core/plans/subscription.ts';
import type { Env } from '../env.ts';
import { signatureScheme } from '../payments/signature.ts';
import type { startRecordingProxy } from './recording-proxy.ts';
import { type Simulation, startSimulation } from './simulation.ts';
import { startTcpProxy } from './tcp-proxy.ts';
import { type Client, startTestServer, type TestServer } from './test-server.ts';
import { waitFor } from './wait-for.ts';

const { webhooks } = new Stripe('sk_test_only_for_signing');

export const signatureHeader = signatureScheme.name;

/** The header by which the provider signs; the time is in seconds since 1970. */
export const signed = (
  payload: string,
  secret: string,
  timestamp = Math.floor(Date.now() / 1000),
) => ({
  [signatureHeader]: webhooks.generateTestHeaderString({ payload, secret, timestamp }),
});

type Act =
  | 'trial'
  | 'switch'
  | 'cancel'
  | 'resume'
  | 'fail-renewal'
  | 'retry-payment'
  | 'give-up'
  | 'end-period'
  | 'refund'
  | 'dispute'
  | 'win-dispute'
  | 'lose-dispute';

interface Forgery {
  secret?: string;
  timestamp?: number;
  /** Sent instead of what was signed. */
  sent?: string;
  signature?: string | null;
}

/**
 * A server of the real application and the simulated provider, with a network between them.
 *
 * @param record what keeps the provider's answers, where somebody wants to see them
 */
export async function startBillingWorld(
  env: Partial<Env> = {},
  record?: typeof startRecordingProxy,
) {
  const simulation = await startSimulation();
  const recording = await record?.(simulation.settings.apiUrl);
  const network = await startTcpProxy(Number(new URL(recording?.url ?? simulation.url).port));
  const paymentSettings = { ...simulation.settings, apiUrl: `http://127.0.0.1:${network.port}` };
  const server = await startTestServer({ paymentSettings, ...env });
  const webhookUrl = `${server.origin}/api/billing/webhook`;
  await simulation.behave({ webhookUrl });
  const { db } = server.services;

  return {
    server,
    simulation,
    network,
    recording,
    payer: async () => createPayer(server, simulation, await server.signedIn()),
    /** Delivers this as the provider would, or forged; again while the server is too busy. */
    deliver(payload: string, forgery: Forgery = {}) {
      const {
        secret = paymentSettings.webhookSecret,
        sent = payload,
        timestamp,
        signature,
      } = forgery;
      return waitFor('an event to be answered', async () => {
        const answer = await fetch(webhookUrl, {
          method: 'POST',
          body: sent,
          headers: {
            'content-type': 'application/json; charset=utf-8',
            // A kept connection may be closed by the server just as it is used again.
            connection: 'close',
            ...(signature === undefined
              ? signed(payload, secret, timestamp)
              : signature !== null && { [signatureHeader]: signature }),
          },
        });
        return answer.status !== 503 && answer;
      });
    },
    /** Resolves once everything that is queued about payments is done, or given up. */
    async settled() {
      await waitFor('the webhooks to be heard', async () => {
        const { events } = await simulation.read();
        return events.every(({ delivery }) => delivery !== 'waiting');
      });
      await waitFor('the jobs about payments to be done', async () => {
        const { rows } = await db.auth.execute(sql`select from pgboss.job
          where name like 'billing-%' and name <> 'billing-failed'
          and state in ('created', 'retry', 'active')`);
        return rows.length === 0;
      });
    },
    async stop() {
      await server.stop();
      await network.close();
      await recording?.close();
      await simulation.stop();
    },
  };
}

/** A signed-in user with, or on the way to, a subscription. */
async function createPayer({ services }: TestServer, simulation: Simulation, browser: Client) {
  const { id, email } = (await browser.call<Me>('GET', '/api/me')).body;
  /** Opens a page to pay; returns its address. */
  const checkout = async (planType: PlanType = 'annual') => {
    const answer = await browser.call<{ url: string }>('POST', '/api/billing/checkout', {
      planType,
    });
    if (answer.status !== 200) throw new Error(`checkout: ${JSON.stringify(answer.body)}`);
    return answer.body.url;
  };
  const customerId = async () => {
    const { rows } = await services.db.auth.execute(
      sql`select customer_id from billing_customers where user_id = ${id}`,
    );
    return String(rows[0]?.customer_id);
  };
  return {
    browser,
    id,
    email,
    checkout,
    customerId,
    /** Pays, without waiting for what follows. */
    async pay(planType?: PlanType) {
      await simulation.press(`${await checkout(planType)}/pay`);
    },
    /** Does something to the newest subscription, at the provider. */
    async act(act: Act) {
      const { subscriptions } = await simulation.read();
      const customer = await customerId();
      const own = Object.values(subscriptions).filter((each) => each.customer === customer);
      await simulation.press(`/subscriptions/${own.at(-1)?.id}/${act}`);
    },
    /** What happened to this payer at the provider, oldest first. */
    events: async () => (await simulation.read(await customerId())).events,
    plan: async () => (await browser.call<Me>('GET', '/api/me')).body.plan,
    subscription: async () =>
      (await browser.call<Billing>('GET', '/api/billing')).body.subscription,
  };
}

export type Payer = Awaited<ReturnType<typeof createPayer>>;
export type BillingWorld = Awaited<ReturnType<typeof startBillingWorld>>;
