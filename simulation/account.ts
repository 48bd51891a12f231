import type { Events } from './events.ts';
import type { Price, Settings } from './settings.ts';
import { customerShape, invoiceShape, sessionShape, subscriptionShape } from './shapes.ts';
import {
  type CheckoutSession,
  type Customer,
  type Invoice,
  type InvoiceLine,
  newId,
  now,
  type Proration,
  type Store,
  type Subscription,
} from './state.ts';
import { planTexts } from './texts.ts';

type SubscriptionEvent = `customer.subscription.${'created' | 'updated' | 'deleted'}`;
type InvoiceEvent = `invoice.${'paid' | 'payment_failed'}`;
type Payment = Invoice['status'];

/** The account at the provider: what its objects do, and which events follow from it. */
export type Account = ReturnType<typeof openAccount>;

export function openAccount({ state }: Store, events: Events, settings: Settings) {
  const priceOf = (id: string): Price | undefined => settings.prices.find((each) => each.id === id);

  const tell = (type: SubscriptionEvent, subscription: Subscription) =>
    events.emit(type, subscription.customer, subscriptionShape(subscription, settings));

  const tellInvoice = (type: InvoiceEvent, invoice: Invoice) =>
    events.emit(type, invoice.customer, invoiceShape(invoice));

  /** What a whole period costs. */
  const wholePeriod = ({ price: id }: Subscription): InvoiceLine => {
    const price = priceOf(id);
    const description = price ? planTexts[price.planType] : id;
    return { amount: price?.amount ?? 0, description, proration: false };
  };

  /** What is left of the period that runs, to the second; nothing of one that was not paid. */
  function unused({ status, price, periodStart, periodEnd }: Subscription): InvoiceLine {
    const [left, whole] = [Math.max(0, periodEnd - now()), periodEnd - periodStart];
    const paid = status === 'active' ? (priceOf(price)?.amount ?? 0) : 0;
    const amount = -Math.round((paid * left) / whole) || 0;
    return { amount, description: 'Tempo não usado', proration: true };
  }

  /** The next bill of a subscription, paid unless there is something to pay and it is not. */
  function bill(subscription: Subscription, payment: Payment, credit: InvoiceLine[] = []): Invoice {
    const customer = state.customers[subscription.customer];
    const lines = [...credit, wholePeriod(subscription)];
    const startingBalance = customer?.balance ?? 0;
    const owed = lines.reduce((sum, { amount }) => sum + amount, startingBalance);
    const [amount, endingBalance] = [Math.max(0, owed), Math.min(0, owed)];
    const status = amount === 0 ? 'paid' : payment;
    if (customer) customer.balance = endingBalance;
    const number = String(Object.keys(state.invoices).length + 1).padStart(4, '0');
    const invoice: Invoice = {
      id: newId('in'),
      created: now(),
      number: `SIMULACAO-${number}`,
      customer: subscription.customer,
      subscription: subscription.id,
      lines,
      startingBalance,
      endingBalance,
      amount,
      status,
      paidAt: status === 'paid' ? now() : null,
      paymentIntent: amount > 0 ? newId('pi') : null,
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

  /** The other price holds from now on, and its first period begins. */
  function switchPrice(subscription: Subscription, proration: Proration): Invoice {
    const credit = proration === 'none' ? [] : [unused(subscription)];
    const other = settings.prices.find(({ id }) => id !== subscription.price);
    subscription.price = other?.id ?? subscription.price;
    subscription.status = 'active';
    beginPeriod(subscription);
    return bill(subscription, 'paid', credit);
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
    events.emit('customer.deleted', customer.id, customerShape(customer));
    Object.assign(customer, { deleted: true, email: '', name: '', metadata: {}, balance: 0 });
  }

  return { priceOf, tell, tellInvoice, bill, beginPeriod, switchPrice, pay, end, remove };
}

/** A month or a year from now. */
function later(price: Price | undefined): number {
  const date = new Date(now() * 1000);
  if (price?.interval === 'year') date.setUTCFullYear(date.getUTCFullYear() + 1);
  else date.setUTCMonth(date.getUTCMonth() + 1);
  return Math.floor(date.getTime() / 1000);
}
