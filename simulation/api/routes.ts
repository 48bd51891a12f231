import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { checkoutCalls } from './checkout.ts';
import { customerCalls } from './customers.ts';
import type { ApiDeps } from './deps.ts';
import { paymentCalls } from './payments.ts';
import { portalCalls } from './portal.ts';
import { Refusal } from './refusal.ts';
import { subscriptionCalls } from './subscriptions.ts';

const slowMs = 10_000;

/** The calls that the application's library makes, as Stripe answers them. */
export function apiRoutes(deps: ApiDeps) {
  const { settings, behaviour } = deps;
  const { state, save } = deps.store;
  const underWay = new Set<string>();
  const api = new Hono<{ Bindings: HttpBindings }>();

  api.onError((error, c) => {
    if (error instanceof Refusal) return c.json(error.answer, error.status);
    throw error;
  });

  api.use(async (c, next) => {
    // By which the provider finds a call again.
    c.header('request-id', `req_${randomUUID().replaceAll('-', '')}`);
    if (behaviour.answers === 'down') {
      c.env.incoming.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    if (behaviour.answers === 'slow') await pause(slowMs, undefined, { ref: false });
    if (behaviour.answers === 'error') throw new Refusal(500, 'simulated_error');
    const key = c.req.header('authorization')?.replace(/^Bearer /, '');
    if (key !== settings.secretKey) throw new Refusal(401, 'invalid_api_key');
    return await next();
  });

  // A call with a known idempotency key gets its first answer again; nothing is done twice.
  api.use(async (c, next) => {
    const key = c.req.header('idempotency-key');
    if (c.req.method !== 'POST' || !key) return await next();
    const call = `${c.req.path} ${await c.req.text()}`;
    const known = state.answered[key];
    if (underWay.has(key)) throw new Refusal(409, 'idempotency_key_in_use');
    if (known && known.call !== call) throw new Refusal(400, 'idempotency_error');
    if (known) return c.body(known.body, 200, { 'content-type': 'application/json' });
    underWay.add(key);
    await next().finally(() => underWay.delete(key));
    if (c.res.status !== 200) return;
    state.answered[key] = { call, body: await c.res.clone().text() };
    save();
  });

  return api
    .route('/', customerCalls(deps))
    .route('/', checkoutCalls(deps))
    .route('/', subscriptionCalls(deps))
    .route('/', paymentCalls(deps))
    .route('/', portalCalls(deps))
    .all('*', () => {
      throw new Refusal(404, 'unknown_call');
    });
}
