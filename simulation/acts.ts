import type { Account } from './account.ts';
import type { Events } from './events.ts';
import type { Settings } from './settings.ts';
import { chargeShape, newestFirst, refundShape } from './shapes.ts';
import { type Invoice, newId, now, type State, type Store, type Subscription } from './state.ts';

/** The acts on a subscription, by the payer or by whoever plays the provider. */
export const actNames = [
  'trial',
  'switch',
  'cancel',
  'resume',
  'fail-renewal',
  'retry-payment',
  'give-up',
  'end-period',
  'refund',
] as const;

export type ActName = (typeof actNames)[number];

interface Act {
  when(one: Subscription): boolean;
  run(one: Subscription): void;
}

export interface Acts {
  /** Whether this may be done now. */
  allows(subscription: Subscription, name: ActName): boolean;
  /** Does it, where it is allowed. */
  run(subscription: Subscription, name: ActName): void;
}

export function openActs(store: Store, account: Account, events: Events, settings: Settings): Acts {
  const acts: Record<ActName, Act> = {
    ...payersActs(account, settings),
    ...renewalActs(account, store.state),
    refund: refundAct(store.state, events),
  };
  return {
    allows: (subscription, name) => acts[name].when(subscription),
    run(subscription, name) {
      if (!acts[name].when(subscription)) return;
      acts[name].run(subscription);
      store.save();
    },
  };
}

const isInOrder = ({ status }: Subscription) => status === 'active' || status === 'trialing';
const isRunning = (one: Subscription) => isInOrder(one) || one.status === 'past_due';

function payersActs({ bill, beginPeriod, tell, tellInvoice }: Account, { prices }: Settings) {
  return {
    switch: {
      when: isInOrder,
      run(one: Subscription) {
        one.price = prices.find(({ id }) => id !== one.price)?.id ?? one.price;
        one.status = 'active';
        beginPeriod(one);
        tellInvoice('invoice.paid', bill(one, 'paid'));
        tell('customer.subscription.updated', one);
      },
    },
    cancel: {
      when: (one: Subscription) => isRunning(one) && !one.cancelAtPeriodEnd,
      run(one: Subscription) {
        one.cancelAtPeriodEnd = true;
        one.endReason = 'cancellation_requested';
        tell('customer.subscription.updated', one);
      },
    },
    resume: {
      when: (one: Subscription) => isRunning(one) && one.cancelAtPeriodEnd,
      run(one: Subscription) {
        one.cancelAtPeriodEnd = false;
        one.endReason = null;
        tell('customer.subscription.updated', one);
      },
    },
  };
}

function renewalActs(account: Account, state: State) {
  const { bill, beginPeriod, end, tell, tellInvoice } = account;
  return {
    trial: {
      when: ({ status }: Subscription) => status === 'active',
      run(one: Subscription) {
        one.status = 'trialing';
        tell('customer.subscription.updated', one);
      },
    },
    'fail-renewal': {
      when: isInOrder,
      run(one: Subscription) {
        beginPeriod(one);
        one.status = 'past_due';
        tellInvoice('invoice.payment_failed', bill(one, 'open'));
        tell('customer.subscription.updated', one);
      },
    },
    'retry-payment': {
      when: ({ status }: Subscription) => status === 'past_due' || status === 'unpaid',
      run(one: Subscription) {
        one.status = 'active';
        const invoice = state.invoices[one.latestInvoice];
        if (invoice) {
          Object.assign(invoice, { status: 'paid', paidAt: now() });
          tellInvoice('invoice.paid', invoice);
        }
        tell('customer.subscription.updated', one);
      },
    },
    'give-up': {
      when: ({ status }: Subscription) => status === 'past_due',
      run(one: Subscription) {
        one.status = 'unpaid';
        tell('customer.subscription.updated', one);
      },
    },
    'end-period': {
      when: isInOrder,
      run(one: Subscription) {
        one.periodEnd = now();
        if (one.cancelAtPeriodEnd) return end(one);
        one.status = 'active';
        beginPeriod(one);
        tellInvoice('invoice.paid', bill(one, 'paid'));
        tell('customer.subscription.updated', one);
      },
    },
  };
}

/** Gives the last payment back, whole. */
function refundAct(state: State, events: Events): Act {
  const lastPaid = ({ id }: Subscription): Invoice | undefined => {
    const paid = Object.values(state.invoices).filter(
      ({ subscription, status }) => subscription === id && status === 'paid',
    );
    const [last] = newestFirst(paid);
    const isBack = state.refunds.some(({ paymentIntent }) => paymentIntent === last?.paymentIntent);
    return isBack ? undefined : last;
  };
  return {
    when: (one) => lastPaid(one) !== undefined,
    run(one) {
      const invoice = lastPaid(one);
      if (!invoice) return;
      const { customer, paymentIntent, amount } = invoice;
      const refund = { id: newId('re'), created: now(), amount, customer, paymentIntent };
      state.refunds.push(refund);
      events.emit('charge.refunded', customer, chargeShape(invoice, amount));
      events.emit('refund.created', customer, refundShape(refund));
    },
  };
}
