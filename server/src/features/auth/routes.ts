import { z } from 'zod';
import {
  emailSchema,
  meSchema,
  signInSchema,
  signUpSchema,
  tokenSchema,
} from '#core/schemas/account.ts';
import { toMe } from '../../http/me.ts';
import {
  createRoute,
  createRouter,
  jsonAnswer,
  jsonBody,
  problemAnswer,
} from '../../http/router.ts';
import { forwardCookies } from '../../http/session.ts';
import type { Auth } from './better-auth.ts';
import {
  type AuthDeps,
  checkCredentials,
  confirmEmail,
  resendConfirmation,
  signUp,
} from './commands.ts';

const emailOnly = z.strictObject({ email: emailSchema });

const signUpRoute = createRoute({
  method: 'post',
  path: '/api/auth/sign-up/email',
  summary: 'Create an account; its confirmation email is queued',
  request: jsonBody(signUpSchema),
  responses: { 201: jsonAnswer(emailOnly, 'Created, unconfirmed'), default: problemAnswer },
});

const signInRoute = createRoute({
  method: 'post',
  path: '/api/auth/sign-in/email',
  summary: 'Open a session; the answer sets its cookie',
  request: jsonBody(signInSchema),
  responses: { 200: jsonAnswer(z.object({ user: meSchema }), 'Signed in'), default: problemAnswer },
});

const signOutRoute = createRoute({
  method: 'post',
  path: '/api/auth/sign-out',
  summary: 'End the session of this browser',
  responses: { 204: { description: 'Signed out' }, default: problemAnswer },
});

const confirmRoute = createRoute({
  method: 'post',
  path: '/api/auth/confirm-email',
  summary: 'Confirm an email with the token of its link',
  request: jsonBody(tokenSchema),
  responses: { 200: jsonAnswer(emailOnly, 'Confirmed'), default: problemAnswer },
});

const resendRoute = createRoute({
  method: 'post',
  path: '/api/auth/resend-confirmation',
  summary: 'Send another confirmation email; its link ends the one before',
  request: jsonBody(emailOnly),
  responses: { 202: jsonAnswer(emailOnly, 'Queued'), default: problemAnswer },
});

export const authRoutes = (deps: AuthDeps, auth: Auth) =>
  createRouter()
    .openapi(signUpRoute, async (c) => {
      const input = c.req.valid('json');
      await signUp(deps, input);
      return c.json({ email: input.email }, 201);
    })
    .openapi(signInRoute, async (c) => {
      const { email, password } = c.req.valid('json');
      const user = await checkCredentials(deps, email, password);
      const { headers } = await auth.api.openSession({
        body: { userId: user.id },
        headers: c.req.raw.headers,
        returnHeaders: true,
      });
      forwardCookies(c, headers);
      return c.json({ user: toMe(user) }, 200);
    })
    .openapi(signOutRoute, async (c) => {
      const { headers } = await auth.api.signOut({
        headers: c.req.raw.headers,
        returnHeaders: true,
      });
      forwardCookies(c, headers);
      return c.body(null, 204);
    })
    .openapi(confirmRoute, async (c) => {
      const email = await confirmEmail(deps, c.req.valid('json').token);
      return c.json({ email }, 200);
    })
    .openapi(resendRoute, async (c) => {
      const { email } = c.req.valid('json');
      await resendConfirmation(deps, email);
      return c.json({ email }, 202);
    });
