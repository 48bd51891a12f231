import {
  confirmationLinkSchema,
  confirmEmailSchema,
  confirmedSchema,
  emailOnlySchema,
} from '#core/account/account-schemas.ts';
import { linkProblemSchema, waitingProblemSchema } from '#core/schemas/problem-schemas.ts';
import {
  createRoute,
  createRouter,
  jsonAnswer,
  jsonBody,
  problemAnswerOf,
} from '../../http/api/router.ts';
import { rememberDevice } from '../../http/limits/known-device.ts';
import { type InLine, lineOfLink } from '../../http/limits/lines.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import { setsCookie } from '../../http/requests/own-cookies.ts';
import { setSessionCookie } from '../sessions/cookies.ts';
import { knowSession, type MaybeSessionEnv, type RequireSession } from '../sessions/session.ts';
import { forgetSignUp, readSignUp } from '../sessions/sign-up-cookie.ts';
import type { AccountDeps } from '../users/account-deps.ts';
import { confirmEmail, disown, resendConfirmation } from './commands.ts';

const linkAnswer = problemAnswerOf(linkProblemSchema, 'The link does not count, or not any more');

const confirmRoute = (requireSession: RequireSession) =>
  createRoute('post', '/api/auth/confirm-email', {
    operationId: 'confirmEmail',
    summary:
      'Confirm an email, of a new account or a changed one, with the token of its link; signs in the browser that signed up, unless somebody is signed in there',
    middleware: knowSession(requireSession),
    request: jsonBody(confirmEmailSchema),
    refuses: [429],
    responses: {
      200: jsonAnswer(confirmedSchema, 'Confirmed', setsCookie),
      400: linkAnswer,
      409: problemAnswerOf(waitingProblemSchema, 'Several sign-ups wait: a password is needed'),
    },
  });

const notMeRoute = createRoute('post', '/api/auth/not-me', {
  operationId: 'disownSignUp',
  summary: 'Erase the sign-up, or call off the change of email, that sent a link nobody asked for',
  request: jsonBody(confirmationLinkSchema),
  refuses: [429],
  responses: { 204: { description: 'Erased' }, 400: linkAnswer },
});

const resendRoute = createRoute('post', '/api/auth/resend-confirmation', {
  operationId: 'resendConfirmation',
  summary: 'Send another confirmation email; its link ends the one before',
  request: jsonBody(emailOnlySchema),
  refuses: [404, 409, 429],
  responses: { 202: jsonAnswer(emailOnlySchema, 'Queued') },
});

export const confirmationRoutes = (
  deps: AccountDeps,
  limit: RateLimiter,
  requireSession: RequireSession,
  inLine: InLine,
) =>
  createRouter<MaybeSessionEnv>()
    .openapi(confirmRoute(requireSession), async (c) => {
      const input = c.req.valid('json');
      await limit(c, 'confirmation');
      // Uses of one link at once stand in line: the losers find it used before they hash in vain.
      const madeSignUp = c.var.user ? () => false : readSignUp(c, deps);
      const visitor = { browser: c.var.browser, madeSignUp };
      const { confirmed, session } = await inLine(lineOfLink(input.token), c.req.raw.signal, () =>
        confirmEmail(deps, input, visitor),
      );
      c.set('who', confirmed.email);
      await rememberDevice(c, deps, confirmed.email);
      if (session) {
        setSessionCookie(c, deps, session);
        forgetSignUp(c, deps);
      }
      return c.json(confirmed, 200);
    })
    .openapi(notMeRoute, async (c) => {
      const { token } = c.req.valid('json');
      await limit(c, 'confirmation');
      await disown(deps, token);
      return c.body(null, 204);
    })
    .openapi(resendRoute, async (c) => {
      const { email } = c.req.valid('json');
      await limit(c, 'resend', { email });
      await resendConfirmation(deps, email);
      return c.json({ email }, 202);
    });
