import { Hono } from 'hono';
import { listAt, textAt } from '../form-body.ts';
import { listShape, newestFirst, sessionShape } from '../shapes.ts';
import { type CheckoutSession, newId, now } from '../state.ts';
import { type ApiDeps, formOf } from './deps.ts';
import { customerAt, Refusal } from './refusal.ts';

const path = '/checkout/sessions';

/** Pages to pay on. */
export function checkoutCalls({ store: { state, save }, account, behaviour, pagesUrl }: ApiDeps) {
  const shapeOf = (session: CheckoutSession) => {
    const url = `${pagesUrl()}/pay/${session.id}`;
    return sessionShape(session, behaviour.answers === 'no_url' ? undefined : url);
  };
  return new Hono()
    .post(path, async (c) => {
      const form = await formOf(c);
      const price = account.priceOf(textAt(form, 'line_items.0.price') ?? '');
      if (!price) throw new Refusal(400, 'resource_missing', 'line_items[0][price]');
      const means = listAt(form, 'payment_method_types').map(String);
      const session: CheckoutSession = {
        id: newId('cs_test'),
        created: now(),
        customer: customerAt(state, form).id,
        price: price.id,
        clientReferenceId: textAt(form, 'client_reference_id') ?? null,
        locale: textAt(form, 'locale') ?? null,
        means: means.length > 0 ? means : null,
        successUrl: textAt(form, 'success_url') ?? '',
        cancelUrl: textAt(form, 'cancel_url') ?? '',
        status: 'open',
        subscription: null,
      };
      state.sessions[session.id] = session;
      save();
      return c.json(shapeOf(session));
    })
    .get(path, (c) => {
      const { customer, status } = c.req.query();
      const some = Object.values(state.sessions).filter(
        (session) => session.customer === customer && (!status || session.status === status),
      );
      return c.json(listShape(newestFirst(some).map(shapeOf), `/v1${path}`));
    })
    .post(`${path}/:id/expire`, (c) => {
      const session = state.sessions[c.req.param('id')];
      if (!session) throw new Refusal(404, 'resource_missing', 'session');
      if (session.status !== 'open') throw new Refusal(400, 'checkout_session_not_open');
      session.status = 'expired';
      save();
      return c.json(shapeOf(session));
    });
}
