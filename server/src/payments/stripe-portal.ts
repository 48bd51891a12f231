import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { PaymentSettings } from './payments.ts';
import { idOf } from './stripe-subscription.ts';

/** Grows when `features` changes, so that the account gets a new configuration. */
const version = 3;

/**
 * The portal's configuration: people change the card, switch between the two prices, cancel at the
 * end of the period, and see invoices. It is made once and found again by a mark on it.
 *
 * @returns its id
 */
export async function portalConfiguration(
  stripe: Stripe,
  prices: PaymentSettings['prices'],
): Promise<string> {
  const ids = Object.values(prices);
  const mark = createHash('sha256')
    .update(JSON.stringify([version, ids]))
    .digest('hex');
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const known = data.find(({ metadata }) => metadata?.artesa === mark);
  if (known) return known.id;
  const made = await stripe.billingPortal.configurations.create(
    { features: await features(stripe, ids), metadata: { artesa: mark } },
    { idempotencyKey: `portal-${mark}` },
  );
  return made.id;
}

async function features(
  stripe: Stripe,
  prices: string[],
): Promise<Stripe.BillingPortal.ConfigurationCreateParams.Features> {
  return {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      // What is not used any more is taken off at once, not from a later invoice.
      proration_behavior: 'always_invoice',
      products: await pricesByProduct(stripe, prices),
    },
  };
}

async function pricesByProduct(stripe: Stripe, ids: string[]) {
  const prices = await Promise.all(ids.map((id) => stripe.prices.retrieve(id)));
  const byProduct = Map.groupBy(prices, ({ product }) => idOf(product) ?? '');
  return [...byProduct].map(([product, some]) => ({ product, prices: some.map(({ id }) => id) }));
}
