import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Account } from '../account.ts';
import { type ActName, actNames } from '../act-names.ts';
import type { Acts } from '../acts.ts';
import { newestFirst } from '../shapes.ts';
import type { PortalSession, Proration, State, Store, Subscription } from '../state.ts';
import { checkoutPage } from './checkout-page.ts';
import { page, style } from './layout.ts';
import { isOnPortal, overviewPage, portalPage, type Shown } from './portal-page.ts';

const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The pages: paying, looking after a subscription, and an overview of everything. */
export function pageRoutes({ state, save }: Store, account: Account, acts: Acts) {
  const pages = new Hono();

  pages.use(async (c, next) => {
    c.header('content-security-policy', policy);
    c.header('cache-control', 'no-store');
    await next();
  });

  pages.get('/style.css', (c) => c.body(style, 200, { 'content-type': 'text/css' }));
  pages.get('/favicon.ico', (c) => c.body(null, 204));

  pages.get('/pay/:id', (c) => {
    const session = state.sessions[c.req.param('id')];
    const price = session && account.priceOf(session.price);
    const customer = session && state.customers[session.customer];
    if (!session || !price || !customer) return notFound(c);
    return c.html(checkoutPage(session, price, customer, c.req.query('refused') === ''));
  });

  pages.post('/pay/:id/:act', (c) => {
    const { id, act } = c.req.param();
    const session = state.sessions[id];
    if (!session) return notFound(c);
    if (session.status !== 'open') return c.redirect(`/pay/${id}`, 303);
    if (act === 'refuse') return c.redirect(`/pay/${id}?refused`, 303);
    if (act === 'cancel') return c.redirect(session.cancelUrl, 303);
    account.pay(session);
    save();
    return c.redirect(session.successUrl, 303);
  });

  const show = (
    subscription: Subscription,
    path: string,
    isThere: (name: ActName) => boolean = () => true,
  ): Shown => ({
    email: state.customers[subscription.customer]?.email ?? '',
    subscription,
    price: account.priceOf(subscription.price),
    allowed: actNames.filter((name) => isThere(name) && acts.allows(subscription, name)),
    path: `${path}/${subscription.id}`,
  });

  pages.get('/portal/:id', (c) => {
    const portal = state.portals[c.req.param('id')];
    const customer = portal && state.customers[portal.customer];
    const features = portal && featuresOf(state, portal);
    if (!portal || !customer || !features) return notFound(c);
    const path = `/portal/${portal.id}`;
    return c.html(
      portalPage({
        path,
        returnUrl: portal.returnUrl,
        email: customer.email,
        features,
        shown: ownOf(state.subscriptions, customer.id).map((each) =>
          show(each, path, (name) => isOnPortal(features, name)),
        ),
        invoices: ownOf(state.invoices, customer.id).map((each) => ({
          ...each,
          isBack: isBack(state, each.paymentIntent),
        })),
        cardChanged: c.req.query('card') === '',
      }),
    );
  });

  pages.post('/portal/:id/card', (c) => c.redirect(`/portal/${c.req.param('id')}?card`, 303));

  pages.post('/portal/:id/:subscription/:act', (c) => {
    const portal = state.portals[c.req.param('id')];
    const subscription = state.subscriptions[c.req.param('subscription')];
    const features = portal && featuresOf(state, portal);
    if (!features || subscription?.customer !== portal.customer) return notFound(c);
    const isThere = (name: ActName) => isOnPortal(features, name);
    return actAndReturn(c, subscription, `/portal/${portal.id}`, isThere, features.proration);
  });

  pages.get('/', (c) => {
    const all = newestFirst(Object.values(state.subscriptions));
    return c.html(overviewPage(all.map((each) => show(each, '/subscriptions'))));
  });

  pages.post('/subscriptions/:id/:act', (c) => {
    const subscription = state.subscriptions[c.req.param('id')];
    return subscription ? actAndReturn(c, subscription, '/') : notFound(c);
  });

  function actAndReturn(
    c: Context,
    subscription: Subscription,
    back: string,
    isThere: (name: ActName) => boolean = () => true,
    proration?: Proration,
  ) {
    const name = actNames.find((each) => each === c.req.param('act'));
    if (name && isThere(name)) acts.run(subscription, name, proration);
    return c.redirect(back, 303);
  }

  return pages;
}

const ownOf = <T extends { customer: string; created: number; id: string }>(
  all: Record<string, T>,
  customer: string,
) => newestFirst(Object.values(all).filter((each) => each.customer === customer));

const featuresOf = ({ configurations }: State, { configuration }: PortalSession) =>
  configurations.find(({ id }) => id === configuration)?.features;

const isBack = ({ refunds }: State, intent: string | null) =>
  refunds.some(({ paymentIntent }) => paymentIntent === intent);

const notFound = (c: Context) =>
  c.html(page('Página não encontrada', html`<p>Volte à Artesa.</p>`), 404);
