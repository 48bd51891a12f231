import { z } from 'zod';
import type { ProblemCode } from '#core/errors/problem-texts.ts';
import { billingSchema, checkoutSchema, providerPageSchema } from '#core/plans/billing-schemas.ts';
import { createRoute, createRouter, jsonAnswer, jsonBody } from '../../http/api/router.ts';
import type { AppEnv } from '../../http/app-env.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { PaymentProvider } from '../../payments/payments.ts';
import {
  type RequireSession,
  requireSessionOnly,
  routesBehind,
  type SessionEnv,
} from '../sessions/session.ts';
import { readSubscription } from '../subscriptions/queries.ts';
import type { SubscriptionDeps } from '../subscriptions/subscription-deps.ts';
import { confirmPayment, openPortal, receiveEvent, startCheckout } from './commands.ts';

const path = '/api/billing';

interface BillingDeps extends Omit<SubscriptionDeps, 'payments' | 'log'> {
  /** Undefined where payment is not set up: everything that needs it says so. */
  payments: PaymentProvider | undefined;
}

export function billingRoutes(
  deps: BillingDeps,
  limit: RateLimiter,
  requireSession: RequireSession,
) {
  const route = routesBehind(requireSession);
  // These wait for the provider, and the user's other calls do not wait for them.
  const providerRoute = routesBehind(requireSessionOnly(requireSession));
  const page = jsonAnswer(providerPageSchema, "The address of the payment provider's page");

  const read = route('get', path, {
    operationId: 'readSubscription',
    summary: "The user's subscription, the present one or the last",
    responses: { 200: jsonAnswer(billingSchema, 'The subscription') },
  });

  const checkout = providerRoute('post', `${path}/checkout`, {
    operationId: 'startCheckout',
    summary: 'Open a page to pay for Pro',
    request: jsonBody(checkoutSchema),
    refuses: [409, 502],
    responses: { 200: page },
  });

  const confirm = providerRoute('post', `${path}/confirm`, {
    operationId: 'confirmPayment',
    summary: 'Ask the payment provider whether the user has paid',
    refuses: [502],
    responses: {
      200: jsonAnswer(billingSchema, 'The subscription as the provider has it'),
    },
  });

  const portal = providerRoute('post', `${path}/portal`, {
    operationId: 'openPortal',
    summary: 'Open a page to change or end the subscription',
    refuses: [404, 502],
    responses: { 200: page },
  });

  const webhook = createRoute('post', `${path}/webhook`, {
    operationId: 'receivePaymentEvent',
    summary: 'What the payment provider says has happened, signed by it',
    security: [{ signature: [] }],
    refuses: [400, 502],
    responses: {
      200: jsonAnswer(z.object({ received: z.literal(true) }), 'Taken'),
    },
  });

  const withPayments = (c: { var: AppEnv['Variables'] }, code: ProblemCode): SubscriptionDeps => {
    if (!deps.payments) throw new ProblemError(502, code);
    return { ...deps, payments: deps.payments, log: c.var.log };
  };

  return createRouter<SessionEnv>()
    .openapi(read, async (c) => {
      return c.json({ subscription: await readSubscription(deps.db, c.var.userId) }, 200);
    })
    .openapi(checkout, async (c) => {
      const { user } = c.var;
      const { planType } = c.req.valid('json');
      await limit(c, 'payment');
      return c.json(
        { url: await startCheckout(withPayments(c, 'checkout_failed'), user, planType) },
        200,
      );
    })
    .openapi(confirm, async (c) => {
      const { userId } = c.var;
      await limit(c, 'payment');
      await confirmPayment(withPayments(c, 'payment_check_failed'), userId);
      return c.json({ subscription: await readSubscription(deps.db, userId) }, 200);
    })
    .openapi(portal, async (c) => {
      const { userId } = c.var;
      await limit(c, 'payment');
      return c.json({ url: await openPortal(withPayments(c, 'portal_failed'), userId) }, 200);
    })
    .openapi(webhook, async (c) => {
      const body = new Uint8Array(await c.req.arrayBuffer());
      await receiveEvent(withPayments(c, 'webhook_refused'), body, c.req.raw.headers);
      return c.json({ received: true as const }, 200);
    });
}
