import type Stripe from 'stripe';

// An account may serve other products and installations, so what is ours there carries a mark.

/** The metadata that marks a customer as this installation's. */
export const markOf = (installation: string) => ({ artesa: installation });

/** Whether this installation made the customer, which must be expanded. */
export const isMarked = (customer: Stripe.Subscription['customer'], installation: string) =>
  typeof customer === 'object' &&
  'metadata' in customer &&
  customer.metadata.artesa === installation;
