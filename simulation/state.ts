import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

// Times are in seconds since 1970 and amounts in cents, as Stripe has them.

export interface Customer {
  id: string;
  created: number;
  email: string;
  name: string;
  metadata: Record<string, string>;
  /** What the next invoices begin with: below zero, money that the customer still has to use. */
  balance: number;
  deleted: boolean;
}

export interface CheckoutSession {
  id: string;
  created: number;
  customer: string;
  price: string;
  clientReferenceId: string | null;
  locale: string | null;
  /** Null for whatever the account has switched on. */
  means: string[] | null;
  successUrl: string;
  cancelUrl: string;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
}

export interface Subscription {
  id: string;
  created: number;
  customer: string;
  price: string;
  status: 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled';
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  endedAt: number | null;
  endReason: 'cancellation_requested' | 'payment_failed' | null;
  latestInvoice: string;
}

export interface Invoice {
  id: string;
  created: number;
  number: string;
  customer: string;
  subscription: string;
  lines: InvoiceLine[];
  /** The customer's balance before and after it. */
  startingBalance: number;
  endingBalance: number;
  /** What is charged: the sum of the lines, less what the balance covers. */
  amount: number;
  status: 'open' | 'paid';
  paidAt: number | null;
  /** Null where there was nothing to charge. */
  paymentIntent: string | null;
}

export interface InvoiceLine {
  /** Below zero for the part of a period that is not used any more. */
  amount: number;
  description: string;
  proration: boolean;
}

export interface Refund {
  id: string;
  created: number;
  amount: number;
  customer: string;
  paymentIntent: string;
}

/** A payment that the customer's bank was asked to take back. */
export interface Dispute {
  id: string;
  created: number;
  amount: number;
  customer: string;
  paymentIntent: string;
  status: 'needs_response' | 'won' | 'lost';
}

export interface PortalSession {
  id: string;
  created: number;
  customer: string;
  configuration: string;
  returnUrl: string;
}

export interface PortalConfiguration {
  id: string;
  created: number;
  metadata: Record<string, string>;
  features: PortalFeatures;
}

/** What the payer can do on the portal. */
export interface PortalFeatures {
  card: boolean;
  invoices: boolean;
  /** At the end of the period. */
  cancel: boolean;
  /** The prices that can be switched between. */
  prices: string[];
  proration: Proration;
}

/** What becomes of the part of a period that is not used any more. */
export type Proration = 'none' | 'create_prorations' | 'always_invoice';

/** Something that happened, as it is told to the application. */
export interface SimulatedEvent {
  id: string;
  type: string;
  customer: string;
  /** The exact bytes that are signed and sent. */
  payload: string;
  /** Waits to be sent, again if need be; `lost` never is. */
  delivery: 'waiting' | 'done' | 'lost';
  attempts: number;
}

export interface State {
  customers: Record<string, Customer>;
  sessions: Record<string, CheckoutSession>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  refunds: Refund[];
  disputes: Dispute[];
  portals: Record<string, PortalSession>;
  configurations: PortalConfiguration[];
  events: SimulatedEvent[];
  /** What was answered to a key, and to which call. */
  answered: Record<string, { call: string; body: string }>;
}

const emptyState = (): State => ({
  customers: {},
  sessions: {},
  subscriptions: {},
  invoices: {},
  refunds: [],
  disputes: [],
  portals: {},
  configurations: [],
  events: [],
  answered: {},
});

export interface Store {
  readonly state: State;
  /** To be called after every change. */
  save(): void;
}

/** Everything the simulation knows, in a file where there is one, so that a restart loses nothing. */
export function openStore(file: string | undefined): Store {
  const state = upToDate({ ...emptyState(), ...readFile(file) });
  return {
    state,
    save() {
      if (!file) return;
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      const draft = `${file}.draft`;
      writeFileSync(draft, JSON.stringify(state), { mode: 0o600 });
      renameSync(draft, file);
    },
  };
}

/** With what a file of an earlier version does not have. */
function upToDate(state: State): State {
  for (const customer of Object.values(state.customers)) {
    customer.metadata ??= {};
    customer.balance ??= 0;
  }
  for (const invoice of Object.values(state.invoices)) {
    invoice.lines ??= [];
    invoice.startingBalance ??= 0;
    invoice.endingBalance ??= 0;
  }
  return state;
}

function readFile(file: string | undefined): Partial<State> {
  if (!file) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as State;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** An invoice for which money was taken. */
export type Charged = Invoice & { status: 'paid'; paidAt: number; paymentIntent: string };

export const isCharged = (invoice: Invoice): invoice is Charged =>
  invoice.status === 'paid' && invoice.paidAt !== null && invoice.paymentIntent !== null;

/** The last payment of a subscription. */
export const lastCharged = ({ invoices }: State, { id }: Subscription): Charged | undefined =>
  Object.values(invoices).findLast(
    (invoice): invoice is Charged => invoice.subscription === id && isCharged(invoice),
  );

/** An id as Stripe makes them: `cus_…`. */
export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

/** The time of the account, which may be ahead of everybody else's. */
export const now = () => realNow() + ahead;

export const realNow = () => Math.floor(Date.now() / 1000);

let ahead = 0;

/** Lets so many days pass at the account alone. */
export function passDays(days: number): void {
  ahead += days * 24 * 60 * 60;
}
