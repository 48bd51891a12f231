import type Stripe from 'stripe';
import {
  InvalidSignatureError,
  PaymentError,
  type PaymentProvider,
  type PaymentSettings,
  UnknownCustomerError,
} from './payments.ts';
import { createCustomer, openCheckout } from './stripe-checkout.ts';
import { portalConfiguration } from './stripe-portal.ts';
import {
  currentOf,
  idOf,
  isRefundedInTime,
  lastPaymentOf,
  toSubscription,
} from './stripe-subscription.ts';

/** How old a signature may be. */
const toleranceSeconds = 300;

/** Somebody waits for most calls. Nobody waits for a list, so it may take its time. */
const patience = { timeout: 3_500, maxNetworkRetries: 1 };
const unhurried = { timeout: 30_000, maxNetworkRetries: 2 };

/**
 * Stripe, or whatever speaks its API at the configured address. The library is loaded at the first
 * use. The configured prices set the amount and currency; the account says which means of payment
 * are switched on.
 *
 * @param appUrl where people come back to
 */
export function paymentProvider(settings: PaymentSettings, appUrl: string): PaymentProvider {
  const { prices, webhookSecret } = settings;
  let client: Promise<Stripe> | undefined;
  let configuration: Promise<string> | undefined;

  /** Calls Stripe; its errors become ours. */
  async function ask<T>(call: (stripe: Stripe) => Promise<T>): Promise<T> {
    client ??= connect(settings);
    const stripe = await client;
    try {
      return await call(stripe);
    } catch (cause) {
      if (cause instanceof PaymentError) throw cause;
      const Kind = isMissingCustomer(cause) ? UnknownCustomerError : PaymentError;
      throw new Kind('the payment provider', { cause });
    }
  }

  return {
    createCustomer: (payer) => ask((stripe) => createCustomer(stripe, payer)),

    openCheckout: ({ planType, ...order }) =>
      ask((stripe) => openCheckout(stripe, { ...order, price: prices[planType], appUrl })),

    openPortal: (customerId) =>
      ask(async (stripe) => {
        configuration ??= portalConfiguration(stripe, prices);
        configuration.catch(() => {
          configuration = undefined;
        });
        const { url } = await stripe.billingPortal.sessions.create({
          customer: customerId,
          configuration: await configuration,
          locale: 'pt-BR',
          return_url: `${appUrl}/settings`,
        });
        return url;
      }),

    findSubscription: (customerId) =>
      ask(async ({ subscriptions, refunds }) => {
        const { data } = await subscriptions.list({
          customer: customerId,
          status: 'all',
          limit: 100,
          expand: ['data.latest_invoice.payments'],
        });
        const found = currentOf(data);
        if (!found) return undefined;
        const payment = lastPaymentOf(found);
        const back = payment
          ? await refunds.list({ payment_intent: payment.paymentIntent, limit: 100 })
          : undefined;
        const refunded = Boolean(payment && back && isRefundedInTime(payment, back.data));
        return { ...toSubscription(found), refunded };
      }),

    endSubscription: (subscriptionId) =>
      ask(async ({ subscriptions }) => {
        await ignoreMissing(subscriptions.cancel(subscriptionId));
      }),

    changeEmail: (customerId, email) =>
      ask(async ({ customers }) => {
        await ignoreMissing(customers.update(customerId, { email }));
      }),

    deleteCustomer: (customerId) =>
      ask(async ({ customers }) => {
        await ignoreMissing(customers.del(customerId));
      }),

    async *runningSubscriptions() {
      let after: string | undefined;
      do {
        const cursor = after ? { starting_after: after } : {};
        const page = await ask(({ subscriptions }) =>
          subscriptions.list({ limit: 100, ...cursor }, unhurried),
        );
        yield page.data.map((each) => ({
          ...toSubscription(each),
          customerId: idOf(each.customer) ?? '',
        }));
        after = page.has_more ? page.data.at(-1)?.id : undefined;
      } while (after);
    },

    refundedCustomers: (since) =>
      ask(async ({ refunds }) => {
        const created = { gte: Math.floor(since.getTime() / 1000) };
        const found = new Set<string>();
        for await (const { customer } of refunds.list({ created, limit: 100 }, unhurried)) {
          const id = idOf(customer);
          if (id) found.add(id);
        }
        return [...found];
      }),

    readEvent: (body, headers) =>
      ask(async ({ webhooks }) => {
        try {
          const { id, type, data } = await webhooks.constructEventAsync(
            body,
            headers.get('stripe-signature') ?? '',
            webhookSecret,
            toleranceSeconds,
          );
          return { id, type, customerId: customerOf(data.object) };
        } catch (cause) {
          throw new InvalidSignatureError('a webhook', { cause });
        }
      }),
  };
}

async function connect({ secretKey, apiUrl }: PaymentSettings): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  const { hostname, port, protocol } = new URL(apiUrl);
  return new StripeClient(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port }),
    ...patience,
    telemetry: false,
  });
}

/** The customer of an event: most objects name theirs, and a customer is one itself. */
function customerOf(object: object): string | undefined {
  const {
    object: kind,
    id,
    customer,
  } = object as {
    object?: string;
    id?: string;
    customer?: string | { id: string } | null;
  };
  return kind === 'customer' ? id : idOf(customer);
}

const isMissing = (error: unknown) => (error as { code?: string }).code === 'resource_missing';

const isMissingCustomer = (error: unknown) =>
  isMissing(error) && (error as { param?: string }).param === 'customer';

async function ignoreMissing(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
