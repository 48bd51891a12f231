import { signInAnswerSchema, signInSchema } from '#core/account/account-schemas.ts';
import { createRoute, createRouter, jsonAnswer, jsonBody } from '../../http/api/router.ts';
import { knownDevice } from '../../http/limits/known-device.ts';
import { type InLine, lineOfAddress } from '../../http/limits/lines.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import { setsCookie } from '../../http/requests/own-cookies.ts';
import { giveCookie } from '../sessions/cookies.ts';
import { signOut } from '../sessions/session.ts';
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

export const signInRoutes = (deps: AccountDeps, limit: RateLimiter, inLine: InLine) =>
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
      await giveCookie(c, deps, outcome.token, outcome.user.email);
      return c.json({ user: toMe(outcome.user) }, 200);
    })
    .openapi(signOutRoute, async (c) => {
      await inLine(lineOfAddress(c), c.req.raw.signal, () => signOut(c, deps));
      return c.body(null, 204);
    });
