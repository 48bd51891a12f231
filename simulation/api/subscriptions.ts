import { Hono } from 'hono';
import { textAt } from '../form-body.ts';
import { invoiceShape, listShape, newestFirst, refundShape, subscriptionShape } from '../shapes.ts';
import { type ApiDeps, queryOf } from './deps.ts';
import { customerAt, Refusal } from './refusal.ts';

/** Subscriptions, and what was given back. */
export const subscriptionCalls = ({ store: { state, save }, account, settings }: ApiDeps) =>
  new Hono()
    .get('/subscriptions', (c) => {
      const query = queryOf(c);
      const customer = textAt(query, 'customer') ? customerAt(state, query).id : undefined;
      const withEnded = textAt(query, 'status') === 'all';
      const all = newestFirst(Object.values(state.subscriptions)).filter(
        (each) =>
          (!customer || each.customer === customer) && (withEnded || each.status !== 'canceled'),
      );
      const limit = Number(textAt(query, 'limit') ?? 10);
      const after = all.findIndex(({ id }) => id === textAt(query, 'starting_after')) + 1;
      const page = all.slice(after, after + limit).map((each) => {
        const invoice = state.invoices[each.latestInvoice];
        return subscriptionShape(each, settings, invoice && invoiceShape(invoice));
      });
      return c.json(listShape(page, '/v1/subscriptions', all.length > after + limit));
    })
    .delete('/subscriptions/:id', (c) => {
      const subscription = state.subscriptions[c.req.param('id')];
      if (!subscription || subscription.status === 'canceled') {
        throw new Refusal(404, 'resource_missing', 'id');
      }
      account.end(subscription);
      save();
      return c.json(subscriptionShape(subscription, settings));
    })
    .get('/refunds', (c) => {
      const query = queryOf(c);
      const intent = textAt(query, 'payment_intent');
      const since = Number(textAt(query, 'created.gte') ?? 0);
      const some = state.refunds.filter(
        (refund) => (!intent || refund.paymentIntent === intent) && refund.created >= since,
      );
      return c.json(listShape(newestFirst(some).map(refundShape), '/v1/refunds'));
    });
