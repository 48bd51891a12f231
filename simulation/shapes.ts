import type { Price, Settings } from './settings.ts';
import type {
  CheckoutSession,
  Customer,
  Invoice,
  PortalConfiguration,
  PortalSession,
  Refund,
  Subscription,
} from './state.ts';

// Stripe's answers, as far as the application reads them.

/** The means of payment that the account has switched on; Google Pay is a card. */
export const accountMeans = ['card', 'pix'];

export const customerShape = ({ id, created, email, name, deleted }: Customer) =>
  deleted
    ? { id, object: 'customer', deleted: true }
    : { id, object: 'customer', created, email, name, livemode: false };

export const priceShape = ({ id, amount, interval }: Price) => ({
  id,
  object: 'price',
  active: true,
  currency: 'brl',
  livemode: false,
  product: 'prod_artesa_pro',
  recurring: { interval, interval_count: 1, usage_type: 'licensed' },
  type: 'recurring',
  unit_amount: amount,
});

/** @param url undefined leaves it out, as a broken provider would */
export const sessionShape = (session: CheckoutSession, url: string | undefined) => ({
  id: session.id,
  object: 'checkout.session',
  created: session.created,
  customer: session.customer,
  client_reference_id: session.clientReferenceId,
  livemode: false,
  locale: session.locale,
  payment_method_types: session.means ?? accountMeans,
  mode: 'subscription',
  payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
  status: session.status,
  subscription: session.subscription,
  success_url: session.successUrl,
  cancel_url: session.cancelUrl,
  url: session.status === 'open' ? (url ?? null) : null,
});

export function subscriptionShape(
  subscription: Subscription,
  { prices }: Pick<Settings, 'prices'>,
  latestInvoice: unknown = subscription.latestInvoice,
) {
  const price = prices.find(({ id }) => id === subscription.price);
  const item = {
    id: `si_${subscription.id}`,
    object: 'subscription_item',
    current_period_start: subscription.periodStart,
    current_period_end: subscription.periodEnd,
    price: price && priceShape(price),
    quantity: 1,
    subscription: subscription.id,
  };
  return {
    id: subscription.id,
    object: 'subscription',
    created: subscription.created,
    start_date: subscription.created,
    currency: 'brl',
    customer: subscription.customer,
    livemode: false,
    status: subscription.status,
    cancel_at: subscription.cancelAtPeriodEnd ? subscription.periodEnd : null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.endedAt,
    ended_at: subscription.endedAt,
    cancellation_details: { comment: null, feedback: null, reason: subscription.endReason },
    items: listShape([item], '/v1/subscription_items'),
    latest_invoice: latestInvoice,
  };
}

export const invoiceShape = (invoice: Invoice) => ({
  id: invoice.id,
  object: 'invoice',
  created: invoice.created,
  number: invoice.number,
  currency: 'brl',
  customer: invoice.customer,
  livemode: false,
  amount_due: invoice.amount,
  amount_paid: invoice.status === 'paid' ? invoice.amount : 0,
  status: invoice.status,
  status_transitions: { paid_at: invoice.paidAt },
  parent: {
    type: 'subscription_details',
    subscription_details: { subscription: invoice.subscription },
  },
  payments: listShape(
    [
      {
        id: `inpay_${invoice.id}`,
        object: 'invoice_payment',
        amount_requested: invoice.amount,
        invoice: invoice.id,
        payment: { type: 'payment_intent', payment_intent: invoice.paymentIntent },
        status: invoice.status,
      },
    ],
    '/v1/invoice_payments',
  ),
});

export const refundShape = ({ id, created, amount, customer, paymentIntent }: Refund) => ({
  id,
  object: 'refund',
  amount,
  created,
  currency: 'brl',
  customer,
  payment_intent: paymentIntent,
  status: 'succeeded',
});

/** The charge of a payment after money went back. */
export const chargeShape = (invoice: Invoice, refunded: number) => ({
  id: `ch_${invoice.paymentIntent}`,
  object: 'charge',
  amount: invoice.amount,
  amount_refunded: refunded,
  currency: 'brl',
  customer: invoice.customer,
  payment_intent: invoice.paymentIntent,
  refunded: refunded >= invoice.amount,
});

export const portalShape = ({ id, created, customer, returnUrl }: PortalSession, url: string) => ({
  id,
  object: 'billing_portal.session',
  created,
  customer,
  return_url: returnUrl,
  url,
});

export const configurationShape = ({ id, metadata }: PortalConfiguration) => ({
  id,
  object: 'billing_portal.configuration',
  active: true,
  metadata,
});

export const listShape = (data: unknown[], url: string, hasMore = false) => ({
  object: 'list',
  url,
  has_more: hasMore,
  data,
});

/** As lists have it; what was made within one second, in the order in which it was made. */
export const newestFirst = <T extends { created: number; id: string }>(some: T[]): T[] =>
  some.toReversed().sort((one, other) => other.created - one.created);
