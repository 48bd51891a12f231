import type Stripe from 'stripe';
import {
  InvalidSignatureError,
  PaymentError,
  type PaymentProvider,
  type PaymentSettings,
  type ProviderEvent,
  UnknownCustomerError,
} from './payments.ts';
import { signatureScheme } from './signature.ts';
import { createCustomer, openCheckout } from './stripe-checkout.ts';
import { contestOf, isLastRefundedInTime, paymentsSince } from './stripe-money-back.ts';
import { portalConfiguration } from './stripe-portal.ts';
import { currentOf, idOf, isMarked, markOf, toSubscription } from './stripe-subscription.ts';

const toleranceSeconds = 300;

/** Somebody waits for most calls. Nobody waits for a list, so it may take its time. */
const patience = { timeout: 3_500, maxNetworkRetries: 1 };
const unhurried = { timeout: 30_000, maxNetworkRetries: 2 };

/**
 * Stripe, or whatever speaks its API at the configured address. The library is loaded at the first
 * use. The configured prices set the amount and currency; the means of payment are those that
 * the account has switched on.
 *
 * @param settings.appUrl where people come back to
 * @param settings.installation the mark of what this installation makes there
 */
export function paymentProvider(
  settings: PaymentSettings & { appUrl: string; installation: string },
): PaymentProvider {
  const { prices, webhookSecret, appUrl, installation } = settings;
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

  /** Changes what is there; what is gone already stays so. */
  const change = async (call: (stripe: Stripe) => Promise<unknown>): Promise<void> => {
    await ask((stripe) => ignoreMissing(call(stripe)));
  };

  return {
    createCustomer: (payer) => ask((stripe) => createCustomer(stripe, payer, installation)),

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
      ask(async ({ subscriptions, charges, disputes }) => {
        const { data } = await subscriptions.list({
          customer: customerId,
          status: 'all',
          limit: 100,
        });
        const found = currentOf(data);
        if (!found) return undefined;
        const payments = await charges.list({
          customer: customerId,
          created: { gte: paymentsSince(found) },
          limit: 100,
          expand: ['data.refunds'],
        });
        const contests = await Promise.all(
          payments.data
            .filter(({ disputed }) => disputed)
            .map(({ id: charge }) => disputes.list({ charge, limit: 100 })),
        );
        return {
          ...toSubscription(found),
          refunded: isLastRefundedInTime(payments.data),
          contested: contestOf(contests.flatMap((each) => each.data)),
        };
      }),

    endSubscription: (subscriptionId) =>
      change(({ subscriptions }) => subscriptions.cancel(subscriptionId)),

    stopRenewal: (subscriptionId) =>
      change(({ subscriptions }) =>
        subscriptions.update(subscriptionId, { cancel_at_period_end: true }),
      ),

    changeEmail: (customerId, email) =>
      change(({ customers }) =>
        customers.update(customerId, { email, metadata: markOf(installation) }),
      ),

    deleteCustomer: (customerId) => change(({ customers }) => customers.del(customerId)),

    async *runningSubscriptions() {
      let after: string | undefined;
      do {
        const cursor = after ? { starting_after: after } : {};
        const page = await ask(({ subscriptions }) =>
          subscriptions.list({ limit: 100, expand: ['data.customer'], ...cursor }, unhurried),
        );
        yield page.data.map((each) => ({
          ...toSubscription(each),
          customerId: idOf(each.customer) ?? '',
          isOurs: isMarked(each.customer, installation),
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

    disputedCustomers: (since) =>
      ask(async ({ disputes }) => {
        const created = { gte: Math.floor(since.getTime() / 1000) };
        const query = { created, limit: 100, expand: ['data.charge'] };
        const found = new Set<string>();
        for await (const dispute of disputes.list(query, unhurried)) {
          const { charge } = dispute;
          const id = typeof charge === 'object' ? idOf(charge.customer) : undefined;
          if (id && contestOf([dispute]) !== 'no') found.add(id);
        }
        return [...found];
      }),

    customerOfCharge: (chargeId) =>
      ask(async ({ charges }) => {
        const charge = await ignoreMissing(charges.retrieve(chargeId));
        return idOf(charge?.customer);
      }),

    readEvent: (body, headers) =>
      ask(async ({ webhooks }) => {
        try {
          const { id, type, data } = await webhooks.constructEventAsync(
            body,
            headers.get(signatureScheme.name) ?? '',
            webhookSecret,
            toleranceSeconds,
          );
          return { id, type, ...aboutWhom(data.object) };
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

type Reference = string | { id: string } | null;

/** Whom an event is about: most objects name their customer, and a customer is one itself. */
function aboutWhom(object: object): Pick<ProviderEvent, 'customerId' | 'chargeId'> {
  const {
    object: kind,
    id,
    customer,
    charge,
  } = object as { object?: string; id?: string; customer?: Reference; charge?: Reference };
  return {
    customerId: kind === 'customer' ? id : idOf(customer),
    chargeId: kind === 'dispute' ? idOf(charge) : undefined,
  };
}

const isMissing = (error: unknown) => (error as { code?: string }).code === 'resource_missing';

const isMissingCustomer = (error: unknown) =>
  isMissing(error) && (error as { param?: string }).param === 'customer';

/** What it answers; undefined where the provider has no such thing. */
async function ignoreMissing<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (!isMissing(error)) throw error;
    return undefined;
  }
}
