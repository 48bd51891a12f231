import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../../../simulation/main.ts', import.meta.url));

interface SimulatedEvent {
  id: string;
  type: string;
  customer: string;
  /** The exact bytes that are signed. */
  payload: string;
  delivery: 'waiting' | 'done' | 'lost';
  attempts: number;
}

interface Simulated {
  customers: Record<string, { id: string; email: string; deleted: boolean; balance: number }>;
  sessions: Record<string, SimulatedSession>;
  subscriptions: Record<string, SimulatedSubscription>;
  invoices: Record<string, SimulatedInvoice>;
  events: SimulatedEvent[];
}

/** Times are in seconds since 1970. */
interface SimulatedSubscription {
  id: string;
  customer: string;
  status: string;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
}

/** Amounts are in cents. */
interface SimulatedInvoice {
  customer: string;
  created: number;
  lines: { amount: number }[];
  /** What was charged. */
  amount: number;
}

interface SimulatedSession {
  id: string;
  customer: string;
  price: string;
  clientReferenceId: string;
  locale: string | null;
  means: string[] | null;
  status: string;
}

/** How it answers, whether it sends events, and where. */
interface Orders {
  readonly answers?: 'normal' | 'down' | 'slow' | 'error' | 'no_url';
  readonly webhooks?: 'send' | 'lose';
  readonly webhookUrl?: string;
  /** Lets days pass at the provider alone. */
  readonly daysLater?: number;
}

const prices = { monthly: 'price_mensal', annual: 'price_anual' };
const secretKey = 'sk_test_simulacao_de_teste';
const webhookSecret = 'whsec_segredo_da_simulacao_de_teste';

const shared = {
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRICE_MONTHLY: prices.monthly,
  STRIPE_PRICE_ANNUAL: prices.annual,
};

/** The simulated payment provider in a process of its own, as `npm start` starts it. */
export async function startSimulation(variables: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], {
    env: {
      PATH: process.env.PATH,
      ...shared,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const line = once(createInterface(child.stdout), 'line') as Promise<[string]>;
  const first = await Promise.race([line, exited]);
  const url = /(http:\S+)$/.exec(String(first[0]))?.[1];
  if (!url) throw new Error('the simulation did not start');
  const apiUrl = url.replace('localhost', '127.0.0.1');

  const control = async (init: RequestInit = {}, query = '') => {
    const answer = await fetch(`${url}/simulation${query}`, init);
    return (await answer.json()) as Simulated;
  };
  return {
    url,
    /** What points a server at it, in this process or, as variables, in another. */
    settings: { secretKey, webhookSecret, prices, apiUrl },
    variables: { ...shared, STRIPE_API_URL: apiUrl },
    /** Everything it holds; with a customer, only the events about them. */
    read: (customer?: string) => control({}, customer ? `?customer=${customer}` : ''),
    async behave(orders: Orders) {
      await control({ method: 'PATCH', body: JSON.stringify(orders) });
    },
    /** Deletes a customer, as somebody who looks after its account may. */
    async erase(customer: string) {
      const answer = await fetch(`${apiUrl}/v1/customers/${customer}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${secretKey}` },
      });
      if (!answer.ok) throw new Error(`erasing a customer answered ${answer.status}`);
    },
    /** Presses a button of one of its pages; returns where the browser is sent. */
    async press(path: string) {
      const answer = await fetch(new URL(path, url), { method: 'POST', redirect: 'manual' });
      const to = answer.headers.get('location');
      if (!to) throw new Error(`POST ${path} answered ${answer.status}`);
      return to;
    },
    async stop() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

export type Simulation = Awaited<ReturnType<typeof startSimulation>>;
