import { signInAnswerSchema, signInSchema } from '#core/schemas/account.ts';
import { knownDevice } from '../../http/known-device.ts';
import { type InLine, lineOfAddress } from '../../http/lines.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { createRoute, createRouter, jsonAnswer, jsonBody, setsCookie } from '../../http/router.ts';
import type { Auth } from '../sessions/better-auth.ts';
import { endCookie, giveCookie } from '../sessions/cookies.ts';
import { askSecondStep } from '../two-factor/challenge.ts';
import type { AccountDeps } from '../users/account-deps.ts';
import { toMe } from '../users/me.ts';
import { signIn } from './commands.ts';

const signInRoute = createRoute('post', '/api/auth/sign-in/email', {
  operationId: 'signIn',
  summary: 'Open a session, or begin the second step; the answer sets a cookie',
  request: jsonBody(signInSchema),
  refuses: [401, 429],
  responses: {
    200: jsonAnswer(signInAnswerSchema, 'Signed in, or asked for the second step', setsCookie),
  },
});

const signOutRoute = createRoute('post', '/api/auth/sign-out', {
  operationId: 'signOut',
  summary: 'End the session of this browser',
  responses: { 204: { description: 'Signed out', headers: setsCookie } },
});

export const signInRoutes = (deps: AccountDeps, auth: Auth, limit: RateLimiter, inLine: InLine) =>
  createRouter()
    .openapi(signInRoute, async (c) => {
      const input = c.req.valid('json');
      await limit(c, 'signIn', { email: input.email });
      const known = (await knownDevice(c, deps, input.email)) !== undefined;
      const name = `${lineOfAddress(c)}:${input.email}`;
      const caller = { known, name, gone: c.req.raw.signal };
      const outcome = await signIn(deps, input, c.var.browser, caller);
      if ('userId' in outcome) {
        askSecondStep(c, deps, outcome);
        const secondFactorEndsAt = outcome.endsAt?.toISOString();
        return c.json({ twoFactorRequired: true as const, secondFactorEndsAt }, 200);
      }
      await giveCookie(c, auth, outcome.token);
      return c.json({ user: toMe(outcome.user) }, 200);
    })
    .openapi(signOutRoute, async (c) => {
      await inLine(lineOfAddress(c), c.req.raw.signal, () => endCookie(c, auth));
      return c.body(null, 204);
    });
