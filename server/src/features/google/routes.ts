import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { returnPathSchema } from '#core/account/return-path-schema.ts';
import { strictObject } from '#core/schemas/field-schemas.ts';
import type { Env } from '../../env.ts';
import { guarding, otherRefusal } from '../../http/api/refusals.ts';
import { createRoute, createRouter, jsonAnswer, jsonBody } from '../../http/api/router.ts';
import type { AppEnv } from '../../http/app-env.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { setsCookie } from '../../http/requests/own-cookies.ts';
import { giveCookie } from '../sessions/cookies.ts';
import { askSecondStep } from '../two-factor/challenge.ts';
import type { AccountDeps } from '../users/account-deps.ts';
import { type Arrival, arriveFromGoogle } from './commands.ts';
import { callbackPath, type GoogleProvider, googleProvider } from './identity-provider.ts';
import { storeJourney, takeJourney } from './journey-cookie.ts';

interface GoogleEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { google: GoogleProvider };
}

const providersRoute = createRoute('get', '/api/auth/providers', {
  operationId: 'readProviders',
  summary: 'The ways of signing in besides email and password',
  responses: { 200: jsonAnswer(z.object({ google: z.boolean() }), 'Which there are') },
});

export function googleRoutes(
  deps: AccountDeps,
  limit: RateLimiter,
  { google, appUrl }: Pick<Env, 'google' | 'appUrl'>,
) {
  const provider = google && googleProvider(google, appUrl);
  const middleware = guarding(
    createMiddleware<GoogleEnv>(async (c, next) => {
      if (!provider) throw new ProblemError(404, 'not_found');
      c.set('google', provider);
      await next();
    }),
    { refuses: [404] },
  );

  const begin = createRoute('post', '/api/auth/sign-in/google', {
    operationId: 'beginGoogleSignIn',
    summary: 'Where to send the browser to sign in with Google',
    middleware,
    request: jsonBody(strictObject({ returnTo: returnPathSchema.default('/dashboard') })),
    refuses: [429, 502],
    responses: {
      200: jsonAnswer(z.object({ url: z.url() }), 'The address', setsCookie),
    },
  });

  const finish = createRoute('get', callbackPath, {
    operationId: 'finishGoogleSignIn',
    parameters: ['code', 'state', 'error'].map(fromGoogle),
    summary: 'Where Google sends the browser back to; leads on to a page, also with an error',
    middleware,
    refuses: [503],
    responses: {
      302: { description: 'To a page of the product', headers: leadsOn },
      default: otherRefusal,
    },
  });

  return createRouter<GoogleEnv>()
    .openapi(providersRoute, (c) => c.json({ google: provider !== undefined }, 200))
    .openapi(begin, async (c) => {
      await limit(c, 'signIn');
      const { url, journey } = await c.var.google.begin().catch((err: unknown) => {
        c.var.log.warn({ err }, 'google');
        throw new ProblemError(502, 'google_unavailable');
      });
      storeJourney(c, deps, { ...journey, ...c.req.valid('json') });
      return c.json({ url }, 200);
    })
    .openapi(finish, async (c) => {
      const stored = await takeJourney(c, deps);
      const page = stored ? await arrive(c, stored) : errorPage(c, 'google_sign_in_failed');
      return c.redirect(page, 302);
    });

  async function arrive(
    c: Context<GoogleEnv>,
    { returnTo, ...journey }: NonNullable<Awaited<ReturnType<typeof takeJourney>>>,
  ): Promise<string> {
    if (c.req.query('error') === 'access_denied') return errorPage(c, 'google_cancelled');
    const { search } = new URL(c.req.url);
    const identity = await c.var.google.finish(search, journey).catch((err: unknown) => {
      c.var.log.warn({ err }, 'google');
      return undefined;
    });
    if (!identity) return errorPage(c, 'google_sign_in_failed');
    c.set('who', identity.email);
    return await lead(c, await arriveFromGoogle(deps, identity, c.var.browser), returnTo);
  }

  async function lead(c: Context<GoogleEnv>, arrival: Arrival, returnTo: string) {
    switch (arrival.kind) {
      case 'signed-in':
        await giveCookie(c, deps, arrival.token, arrival.email);
        return returnTo;
      case 'second-step':
        askSecondStep(c, deps, arrival.first);
        return `/auth?${new URLSearchParams({ step: 'two-factor', volta: returnTo })}`;
      case 'created':
        return '/auth?notice=confirmation_sent';
      case 'refused':
        return errorPage(c, arrival.code);
      default:
        return arrival satisfies never;
    }
  }
}

const leadsOn = {
  ...setsCookie,
  Location: { description: 'The page', schema: { type: 'string' as const } },
};

const fromGoogle = (name: string) => ({
  name,
  in: 'query' as const,
  description: 'As OpenID Connect has it',
  schema: { type: 'string' as const },
});

function errorPage(c: Context<GoogleEnv>, code: string): string {
  c.set('refused', code);
  return `/auth?error=${code}`;
}
