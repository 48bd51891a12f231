import type Stripe from 'stripe';
import type { Price, Settings } from './settings.ts';
import type {
  Charged,
  CheckoutSession,
  Customer,
  Dispute,
  Invoice,
  InvoiceLine,
  PortalConfiguration,
  PortalSession,
  Refund,
  State,
  Subscription,
} from './state.ts';
import type { Excerpt } from './stripe.ts';

// Stripe's answers, as far as the application reads them. The library's types hold every field.

/** The means of payment that the account has switched on; Google Pay is a card. */
export const accountMeans = ['card', 'pix'];

export const customerShape = ({ id, created, email, name, metadata, balance }: Customer) =>
  ({
    id,
    object: 'customer',
    created,
    email,
    name,
    metadata,
    balance,
    livemode: false,
  }) satisfies Excerpt<Stripe.Customer>;

export const deletedShape = ({ id }: Customer) =>
  ({ id, object: 'customer', deleted: true }) satisfies Excerpt<Stripe.DeletedCustomer>;

export const priceShape = ({ id, amount, interval }: Price) =>
  ({
    id,
    object: 'price',
    active: true,
    currency: 'brl',
    livemode: false,
    product: 'prod_artesa_pro',
    recurring: { interval, interval_count: 1, usage_type: 'licensed' },
    type: 'recurring',
    unit_amount: amount,
  }) satisfies Excerpt<Stripe.Price>;

/** @param url undefined leaves it out, as a broken provider would */
export const sessionShape = (session: CheckoutSession, url: string | undefined) =>
  ({
    id: session.id,
    object: 'checkout.session',
    created: session.created,
    customer: session.customer,
    client_reference_id: session.clientReferenceId,
    livemode: false,
    locale: session.locale as Excerpt<Stripe.Checkout.Session.Locale> | null,
    payment_method_types: session.means ?? accountMeans,
    mode: 'subscription',
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    status: session.status,
    subscription: session.subscription,
    success_url: session.successUrl,
    cancel_url: session.cancelUrl,
    url: session.status === 'open' ? (url ?? null) : null,
  }) satisfies Excerpt<Stripe.Checkout.Session>;

/** @param customer the whole one, where that is asked for */
export function subscriptionShape(
  subscription: Subscription,
  { prices }: Pick<Settings, 'prices'>,
  customer?: ReturnType<typeof customerShape>,
) {
  const price = prices.find(({ id }) => id === subscription.price);
  const item = {
    id: `si_${subscription.id}`,
    object: 'subscription_item',
    current_period_start: subscription.periodStart,
    current_period_end: subscription.periodEnd,
    ...(price && { price: priceShape(price) }),
    quantity: 1,
    subscription: subscription.id,
  } satisfies Excerpt<Stripe.SubscriptionItem>;
  return {
    id: subscription.id,
    object: 'subscription',
    created: subscription.created,
    start_date: subscription.created,
    currency: 'brl',
    customer: customer ?? subscription.customer,
    livemode: false,
    status: subscription.status,
    cancel_at: subscription.cancelAtPeriodEnd ? subscription.periodEnd : null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.endedAt,
    ended_at: subscription.endedAt,
    cancellation_details: { comment: null, feedback: null, reason: subscription.endReason },
    items: listShape([item], '/v1/subscription_items'),
    latest_invoice: subscription.latestInvoice,
  } satisfies Excerpt<Stripe.Subscription>;
}

export function invoiceShape(invoice: Invoice) {
  const total = invoice.lines.reduce((sum, { amount }) => sum + amount, 0);
  const lines = invoice.lines.map((line, at) => lineShape(line, invoice, at));
  return {
    id: invoice.id,
    object: 'invoice',
    created: invoice.created,
    number: invoice.number,
    currency: 'brl',
    customer: invoice.customer,
    livemode: false,
    lines: listShape(lines, `/v1/invoices/${invoice.id}/lines`),
    total,
    starting_balance: invoice.startingBalance,
    ending_balance: invoice.endingBalance,
    amount_due: invoice.amount,
    amount_paid: invoice.status === 'paid' ? invoice.amount : 0,
    status: invoice.status,
    status_transitions: { paid_at: invoice.paidAt },
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: invoice.subscription },
    },
  } satisfies Excerpt<Stripe.Invoice>;
}

const lineShape = ({ amount, description, proration }: InvoiceLine, invoice: Invoice, at: number) =>
  ({
    id: `il_${at}_${invoice.id}`,
    object: 'line_item',
    amount,
    currency: 'brl',
    description,
    invoice: invoice.id,
    livemode: false,
    parent: {
      type: 'subscription_item_details',
      subscription_item_details: { proration, subscription: invoice.subscription },
    },
  }) satisfies Excerpt<Stripe.InvoiceLineItem>;

export const refundShape = ({ id, created, amount, customer, paymentIntent }: Refund) =>
  ({
    id,
    object: 'refund',
    amount,
    charge: chargeId(paymentIntent),
    created,
    currency: 'brl',
    customer,
    payment_intent: paymentIntent,
    status: 'succeeded',
  }) satisfies Excerpt<Stripe.Refund>;

const chargeId = (paymentIntent: string) => `ch_${paymentIntent}`;

/** @param withRefunds whether what was given back is listed, as when that is asked for */
export function chargeShape(
  invoice: Charged,
  { refunds, disputes }: Pick<State, 'refunds' | 'disputes'>,
  withRefunds = false,
) {
  const { amount, customer, paymentIntent, paidAt } = invoice;
  const own = (each: { paymentIntent: string }) => each.paymentIntent === paymentIntent;
  const back = refunds.filter(own);
  const amountBack = back.reduce((sum, each) => sum + each.amount, 0);
  const id = chargeId(paymentIntent);
  return {
    id,
    object: 'charge',
    created: paidAt,
    amount,
    amount_refunded: amountBack,
    currency: 'brl',
    customer,
    disputed: disputes.some(own),
    livemode: false,
    paid: true,
    payment_intent: paymentIntent,
    refunded: amountBack >= amount,
    ...(withRefunds && {
      refunds: listShape(newestFirst(back).map(refundShape), `/v1/charges/${id}/refunds`),
    }),
    status: 'succeeded',
  } satisfies Excerpt<Stripe.Charge>;
}

/** @param charge the whole one, where that is asked for */
export const disputeShape = (
  { id, created, amount, paymentIntent, status }: Dispute,
  charge?: ReturnType<typeof chargeShape>,
) =>
  ({
    id,
    object: 'dispute',
    amount,
    charge: charge ?? chargeId(paymentIntent),
    created,
    currency: 'brl',
    livemode: false,
    payment_intent: paymentIntent,
    reason: 'unrecognized',
    status,
  }) satisfies Excerpt<Stripe.Dispute>;

export const portalShape = (portal: PortalSession, url: string) =>
  ({
    id: portal.id,
    object: 'billing_portal.session',
    configuration: portal.configuration,
    created: portal.created,
    customer: portal.customer,
    livemode: false,
    return_url: portal.returnUrl,
    url,
  }) satisfies Excerpt<Stripe.BillingPortal.Session>;

export const configurationShape = ({ id, created, metadata, features }: PortalConfiguration) =>
  ({
    id,
    object: 'billing_portal.configuration',
    active: true,
    created,
    features: {
      invoice_history: { enabled: features.invoices },
      payment_method_update: { enabled: features.card },
      subscription_cancel: { enabled: features.cancel, mode: 'at_period_end' },
      subscription_update: {
        enabled: features.prices.length > 0,
        proration_behavior: features.proration,
      },
    },
    livemode: false,
    metadata,
  }) satisfies Excerpt<Stripe.BillingPortal.Configuration>;

export const listShape = <T>(data: T[], url: string, hasMore = false) => ({
  object: 'list' as const,
  url,
  has_more: hasMore,
  data,
});

/** As lists have it; what was made within one second, in the order in which it was made. */
export const newestFirst = <T extends { created: number; id: string }>(some: T[]): T[] =>
  some.toReversed().sort((one, other) => other.created - one.created);
