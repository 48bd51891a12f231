import type { Account } from './account.ts';
import type { ActName } from './act-names.ts';
import type { Events } from './events.ts';
import { chargeShape, disputeShape, refundShape } from './shapes.ts';
import {
  type Charged,
  type Dispute,
  lastCharged,
  newId,
  now,
  type Proration,
  type State,
  type Store,
  type Subscription,
} from './state.ts';

interface Act {
  when(one: Subscription): boolean;
  run(one: Subscription, proration: Proration): void;
}

export interface Acts {
  /** Whether this may be done now. */
  allows(subscription: Subscription, name: ActName): boolean;
  /** Does it, where it is allowed. What a switch does is Stripe's default, unless told. */
  run(subscription: Subscription, name: ActName, proration?: Proration): void;
}

export function openActs(store: Store, account: Account, events: Events): Acts {
  const acts: Record<ActName, Act> = {
    ...payersActs(account),
    ...renewalActs(account, store.state),
    refund: refundAct(store.state, events),
    ...disputeActs(store.state, events),
  };
  return {
    allows: (subscription, name) => acts[name].when(subscription),
    run(subscription, name, proration = 'create_prorations') {
      if (!acts[name].when(subscription)) return;
      acts[name].run(subscription, proration);
      store.save();
    },
  };
}

const isInOrder = ({ status }: Subscription) => status === 'active' || status === 'trialing';
const isRunning = (one: Subscription) => isInOrder(one) || one.status === 'past_due';

function payersActs({ switchPrice, tell, tellInvoice }: Account) {
  return {
    switch: {
      when: isInOrder,
      run(one: Subscription, proration: Proration) {
        tellInvoice('invoice.paid', switchPrice(one, proration));
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
  const left = (one: Subscription) => {
    const last = lastCharged(state, one);
    const isBack = state.refunds.some(({ paymentIntent }) => paymentIntent === last?.paymentIntent);
    return isBack ? undefined : last;
  };
  return {
    when: (one) => left(one) !== undefined,
    run(one) {
      const charged = left(one);
      if (!charged) return;
      const { customer, paymentIntent, amount } = charged;
      const refund = { id: newId('re'), created: now(), amount, customer, paymentIntent };
      state.refunds.push(refund);
      events.emit('charge.refunded', customer, chargeShape(charged, state));
      events.emit('refund.created', customer, refundShape(refund));
    },
  };
}

/** The payer asks the bank for the last payment; the bank takes it, and decides later. */
function disputeActs(state: State, events: Events) {
  const isDisputed = (charged: Charged) =>
    state.disputes.some(({ paymentIntent }) => paymentIntent === charged.paymentIntent);
  const openOne = ({ customer }: Subscription): Dispute | undefined =>
    state.disputes.findLast(
      (each) => each.customer === customer && each.status === 'needs_response',
    );
  const tell = (act: 'created' | 'closed' | 'funds_withdrawn' | 'funds_reinstated', one: Dispute) =>
    events.emit(`charge.dispute.${act}`, one.customer, disputeShape(one));
  const decided = (status: 'won' | 'lost'): Act => ({
    when: (one) => openOne(one) !== undefined,
    run(one) {
      const found = openOne(one);
      if (!found) return;
      found.status = status;
      if (status === 'won') tell('funds_reinstated', found);
      tell('closed', found);
    },
  });
  const dispute: Act = {
    when: (one) => {
      const last = lastCharged(state, one);
      return last !== undefined && !isDisputed(last);
    },
    run(one) {
      const charged = lastCharged(state, one);
      if (!charged) return;
      const { customer, paymentIntent, amount } = charged;
      const status = 'needs_response' as const;
      const made = { id: newId('du'), created: now(), amount, customer, paymentIntent, status };
      state.disputes.push(made);
      tell('created', made);
      tell('funds_withdrawn', made);
    },
  };
  return { dispute, 'win-dispute': decided('won'), 'lose-dispute': decided('lost') };
}
