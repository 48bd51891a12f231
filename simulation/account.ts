import type { Events } from './events.ts';
import type { Price, Settings } from './settings.ts';
import { customerShape, invoiceShape, sessionShape, subscriptionShape } from './shapes.ts';
import {
  type CheckoutSession,
  type Customer,
  type Invoice,
  newId,
  now,
  type Store,
  type Subscription,
} from './state.ts';

/** The account at the provider: what its objects do, and which events follow from it. */
export type Account = ReturnType<typeof openAccount>;

export function openAccount({ state }: Store, events: Events, settings: Settings) {
  const priceOf = (id: string): Price | undefined => settings.prices.find((each) => each.id === id);

  const tell = (type: string, subscription: Subscription) =>
    events.emit(type, subscription.customer, subscriptionShape(subscription, settings));

  const tellInvoice = (type: string, invoice: Invoice) =>
    events.emit(type, invoice.customer, invoiceShape(invoice));

  /** The next bill of a subscription. */
  function bill(subscription: Subscription, status: Invoice['status']): Invoice {
    const number = String(Object.keys(state.invoices).length + 1).padStart(4, '0');
    const invoice: Invoice = {
      id: newId('in'),
      created: now(),
      number: `SIMULACAO-${number}`,
      customer: subscription.customer,
      subscription: subscription.id,
      amount: priceOf(subscription.price)?.amount ?? 0,
      status,
      paidAt: status === 'paid' ? now() : null,
      paymentIntent: newId('pi'),
    };
    state.invoices[invoice.id] = invoice;
    subscription.latestInvoice = invoice.id;
    return invoice;
  }

  function beginPeriod(subscription: Subscription): void {
    subscription.periodStart = now();
    subscription.periodEnd = later(priceOf(subscription.price));
  }

  /** A page was paid: its subscription begins. */
  function pay(session: CheckoutSession): void {
    const subscription: Subscription = {
      id: newId('sub'),
      created: now(),
      customer: session.customer,
      price: session.price,
      status: 'active',
      periodStart: now(),
      periodEnd: later(priceOf(session.price)),
      cancelAtPeriodEnd: false,
      endedAt: null,
      endReason: null,
      latestInvoice: '',
    };
    state.subscriptions[subscription.id] = subscription;
    session.status = 'complete';
    session.subscription = subscription.id;
    const invoice = bill(subscription, 'paid');
    tell('customer.subscription.created', subscription);
    tellInvoice('invoice.paid', invoice);
    events.emit('checkout.session.completed', session.customer, sessionShape(session, undefined));
  }

  /** It ends at once. */
  function end(subscription: Subscription): void {
    subscription.status = 'canceled';
    subscription.endedAt = now();
    subscription.endReason = 'cancellation_requested';
    tell('customer.subscription.deleted', subscription);
  }

  /** The customer is erased, and whatever they still have ends. */
  function remove(customer: Customer): void {
    const own = ({ customer: id }: { customer: string }) => id === customer.id;
    for (const each of Object.values(state.subscriptions).filter(own)) {
      if (each.status !== 'canceled') end(each);
    }
    for (const session of Object.values(state.sessions).filter(own)) {
      if (session.status === 'open') session.status = 'expired';
    }
    Object.assign(customer, { deleted: true, email: '', name: '' });
    events.emit('customer.deleted', customer.id, customerShape(customer));
  }

  return { priceOf, tell, tellInvoice, bill, beginPeriod, pay, end, remove };
}

/** A month or a year from now. */
function later(price: Price | undefined): number {
  const date = new Date();
  if (price?.interval === 'year') date.setUTCFullYear(date.getUTCFullYear() + 1);
  else date.setUTCMonth(date.getUTCMonth() + 1);
  return Math.floor(date.getTime() / 1000);
}
