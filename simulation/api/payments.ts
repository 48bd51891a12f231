import { Hono } from 'hono';
import { textAt } from '../form-body.ts';
import { chargeShape, disputeShape, refundShape } from '../shapes.ts';
import { isCharged } from '../state.ts';
import { type ApiDeps, expands, queryOf } from './deps.ts';
import { pageOf } from './list.ts';
import { Refusal } from './refusal.ts';

/** Payments that were made, what was given back of them, and what the payer's bank was asked for. */
export function paymentCalls({ store: { state } }: ApiDeps) {
  const charged = () => Object.values(state.invoices).filter(isCharged);
  const chargeOf = (intent: string) => {
    const found = charged().find(({ paymentIntent }) => paymentIntent === intent);
    return found && chargeShape(found, state);
  };
  return new Hono()
    .get('/charges', (c) => {
      const query = queryOf(c);
      const customer = textAt(query, 'customer');
      const some = charged().filter((each) => !customer || each.customer === customer);
      const withRefunds = expands(query, 'data.refunds');
      const page = pageOf(
        query,
        some.map((each) => ({ ...each, created: each.paidAt })),
        (each) => chargeShape(each, state, withRefunds),
        '/charges',
      );
      return c.json(page);
    })
    .get('/charges/:id', (c) => {
      const charge = chargeOf(c.req.param('id').replace('ch_', ''));
      if (!charge) throw new Refusal(404, 'resource_missing', 'id');
      return c.json(charge);
    })
    .get('/refunds', (c) => c.json(pageOf(queryOf(c), state.refunds, refundShape, '/refunds')))
    .get('/disputes', (c) => {
      const query = queryOf(c);
      const charge = textAt(query, 'charge');
      const some = state.disputes.filter((each) => !charge || disputeShape(each).charge === charge);
      const whole = expands(query, 'data.charge');
      const page = pageOf(
        query,
        some,
        (each) => disputeShape(each, whole ? chargeOf(each.paymentIntent) : undefined),
        '/disputes',
      );
      return c.json(page);
    });
}
