import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { MissingUrlError, type Payer } from './payments.ts';
import { markOf } from './stripe-subscription.ts';

export async function createCustomer(
  { customers }: Stripe,
  payer: Payer,
  installation: string,
): Promise<string> {
  const { userId, email, name } = payer;
  const metadata = { userId, ...markOf(installation) };
  const customer = { email, name, preferred_locales: ['pt-BR'], metadata };
  const idempotencyKey = customerKey(payer, installation);
  return (await customers.create(customer, { idempotencyKey })).id;
}

interface Order {
  customerId: string;
  userId: string;
  price: string;
  appUrl: string;
}

/**
 * A page to pay for this price by whatever means the account has switched on.
 *
 * @returns its address
 * @throws MissingUrlError
 */
export async function openCheckout(
  { checkout: { sessions } }: Stripe,
  order: Order,
): Promise<string> {
  const { customerId, userId, price, appUrl } = order;
  const { url } = await sessions.create({
    mode: 'subscription',
    customer: customerId,
    client_reference_id: userId,
    line_items: [{ price, quantity: 1 }],
    locale: 'pt-BR',
    success_url: `${appUrl}/upgrade?upgrade=success`,
    cancel_url: `${appUrl}/upgrade?canceled=true`,
  });
  if (!url) throw new MissingUrlError('a checkout without address');
  return (await leaveOneOpen(sessions, customerId)) ?? url;
}

/** The key of every call that means the same customer, so that several at once make one. */
function customerKey(payer: Payer, installation: string): string {
  const { userId, email, name, lostCustomerId = '' } = payer;
  const meant = JSON.stringify([installation, userId, email, name, lostCustomerId]);
  return `customer-${createHash('sha256').update(meant).digest('hex')}`;
}

/**
 * Ends every page of this customer except the newest, so that nobody pays twice.
 *
 * @returns the newest page's address, the same for two calls at once
 */
async function leaveOneOpen(
  sessions: Stripe['checkout']['sessions'],
  customer: string,
): Promise<string | null | undefined> {
  const { data } = await sessions.list({ customer, status: 'open', limit: 100 });
  // The provider lists the newest first, in the same order for every caller, even within a second.
  const [newest, ...older] = data;
  // One that was paid or ran out meanwhile cannot be ended, and need not be.
  await Promise.allSettled(older.map(({ id }) => sessions.expire(id)));
  return newest?.url;
}
