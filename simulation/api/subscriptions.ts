import { Hono } from 'hono';
import { textAt } from '../form-body.ts';
import { customerShape, subscriptionShape } from '../shapes.ts';
import type { State } from '../state.ts';
import { type ApiDeps, expands, formOf, queryOf } from './deps.ts';
import { pageOf } from './list.ts';
import { customerAt, Refusal } from './refusal.ts';

/** Subscriptions, listed, changed and ended. */
export function subscriptionCalls({ store: { state, save }, account, settings }: ApiDeps) {
  return new Hono()
    .get('/subscriptions', (c) => {
      const query = queryOf(c);
      const customer = textAt(query, 'customer') ? customerAt(state, query).id : undefined;
      const withEnded = textAt(query, 'status') === 'all';
      const some = Object.values(state.subscriptions).filter(
        (each) =>
          (!customer || each.customer === customer) && (withEnded || each.status !== 'canceled'),
      );
      const whole = expands(query, 'data.customer');
      const page = pageOf(
        query,
        some,
        (each) => {
          const owner = whole ? state.customers[each.customer] : undefined;
          return subscriptionShape(each, settings, owner && customerShape(owner));
        },
        '/subscriptions',
      );
      return c.json(page);
    })
    .post('/subscriptions/:id', async (c) => {
      const subscription = runningAt(state, c.req.param('id'));
      const cancels = textAt(await formOf(c), 'cancel_at_period_end');
      if (cancels) {
        subscription.cancelAtPeriodEnd = cancels === 'true';
        subscription.endReason = cancels === 'true' ? 'cancellation_requested' : null;
      }
      account.tell('customer.subscription.updated', subscription);
      save();
      return c.json(subscriptionShape(subscription, settings));
    })
    .delete('/subscriptions/:id', (c) => {
      const subscription = runningAt(state, c.req.param('id'));
      account.end(subscription);
      save();
      return c.json(subscriptionShape(subscription, settings));
    });
}

function runningAt({ subscriptions }: State, id: string) {
  const subscription = subscriptions[id];
  if (!subscription || subscription.status === 'canceled') {
    throw new Refusal(404, 'resource_missing', 'id');
  }
  return subscription;
}
