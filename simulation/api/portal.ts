import { Hono } from 'hono';
import { listAt, textAt } from '../form-body.ts';
import { configurationShape, listShape, portalShape } from '../shapes.ts';
import { newId, now, type PortalFeatures, type Proration } from '../state.ts';
import { type ApiDeps, type Form, formOf, metadataOf } from './deps.ts';
import { customerAt, Refusal } from './refusal.ts';

const configurations = '/billing_portal/configurations';

/** Pages to look after a subscription on. */
export const portalCalls = ({ store: { state, save }, pagesUrl }: ApiDeps) =>
  new Hono()
    .get(configurations, (c) => {
      const data = state.configurations.map(configurationShape);
      return c.json(listShape(data, `/v1${configurations}`));
    })
    .post(configurations, async (c) => {
      const form = await formOf(c);
      const metadata = metadataOf(form);
      const made = { id: newId('bpc'), created: now(), metadata, features: featuresOf(form) };
      state.configurations.push(made);
      save();
      return c.json(configurationShape(made));
    })
    .post('/billing_portal/sessions', async (c) => {
      const form = await formOf(c);
      const configuration = textAt(form, 'configuration') ?? '';
      if (!state.configurations.some(({ id }) => id === configuration)) {
        throw new Refusal(400, 'resource_missing', 'configuration');
      }
      const portal = {
        id: newId('bps'),
        created: now(),
        customer: customerAt(state, form).id,
        configuration,
        returnUrl: textAt(form, 'return_url') ?? '',
      };
      state.portals[portal.id] = portal;
      save();
      return c.json(portalShape(portal, `${pagesUrl()}/portal/${portal.id}`));
    });

const prorations: readonly Proration[] = ['none', 'create_prorations', 'always_invoice'];

function featuresOf(form: Form): PortalFeatures {
  const has = (name: string) => textAt(form, `features.${name}.enabled`) === 'true';
  const products = listAt(form, 'features.subscription_update.products');
  return {
    card: has('payment_method_update'),
    invoices: has('invoice_history'),
    cancel:
      has('subscription_cancel') &&
      textAt(form, 'features.subscription_cancel.mode') === 'at_period_end',
    prices: has('subscription_update')
      ? products.flatMap((product) => listAt({ product }, 'product.prices').map(String))
      : [],
    proration:
      prorations.find(
        (each) => each === textAt(form, 'features.subscription_update.proration_behavior'),
      ) ?? 'none',
  };
}
