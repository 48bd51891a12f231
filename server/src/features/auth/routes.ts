import { z } from 'zod';
import type { ErrorCode } from '#core/messages/errors.ts';
import { validationMessages } from '#core/messages/validation.ts';
import {
  confirmEmailSchema,
  emailSchema,
  signInAnswerSchema,
  signInSchema,
  signUpSchema,
} from '#core/schemas/account.ts';
import { type FieldError, fieldErrors } from '#core/schemas/field-errors.ts';
import { toMe } from '../../http/me.ts';
import { ProblemError } from '../../http/problem.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import {
  createRoute,
  createRouter,
  jsonAnswer,
  jsonBody,
  problemAnswer,
} from '../../http/router.ts';
import { endCookie, giveCookie } from '../../http/session.ts';
import type { Auth } from './better-auth.ts';
import { askSecondStep } from './challenge.ts';
import { confirmEmail, resendConfirmation, signIn, signUp } from './commands.ts';
import type { AuthDeps } from './deps.ts';

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
  summary: 'Open a session, or begin the second step; the answer sets a cookie',
  request: jsonBody(signInSchema),
  responses: {
    200: jsonAnswer(signInAnswerSchema, 'Signed in, or asked for the second step'),
    default: problemAnswer,
  },
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
  summary: 'Confirm an email, of a new account or a changed one, with the token of its link',
  request: jsonBody(confirmEmailSchema),
  responses: { 200: jsonAnswer(emailOnly, 'Confirmed'), default: problemAnswer },
});

const resendRoute = createRoute({
  method: 'post',
  path: '/api/auth/resend-confirmation',
  summary: 'Send another confirmation email; its link ends the one before',
  request: jsonBody(emailOnly),
  responses: { 202: jsonAnswer(emailOnly, 'Queued'), default: problemAnswer },
});

export const authRoutes = (deps: AuthDeps, auth: Auth, limit: RateLimiter) =>
  createRouter()
    .openapi(
      signUpRoute,
      async (c) => {
        const input = c.req.valid('json');
        await limit(c, 'signUp', { email: input.email });
        await signUp(deps, input);
        return c.json({ email: input.email }, 201);
      },
      (result) => {
        if (!result.success) throw refusedSignUp(fieldErrors(result.error));
      },
    )
    .openapi(signInRoute, async (c) => {
      const input = c.req.valid('json');
      await limit(c, 'signIn', { email: input.email });
      const { user, token, passwordHash } = await signIn(deps, input, c.var.browser);
      if (!token) {
        askSecondStep(c, deps, user.id, passwordHash);
        return c.json({ twoFactorRequired: true as const }, 200);
      }
      await giveCookie(c, auth, token);
      return c.json({ user: toMe(user) }, 200);
    })
    .openapi(signOutRoute, async (c) => {
      await endCookie(c, auth);
      return c.body(null, 204);
    })
    .openapi(confirmRoute, async (c) => {
      const { token } = c.req.valid('json');
      await limit(c, 'confirmation');
      return c.json({ email: await confirmEmail(deps, token) }, 200);
    })
    .openapi(resendRoute, async (c) => {
      const { email } = c.req.valid('json');
      await limit(c, 'resend', { email });
      await resendConfirmation(deps, email);
      return c.json({ email }, 202);
    });

/** Where one field alone stands in the way, the problem itself says which. */
function refusedSignUp(errors: FieldError[]): ProblemError {
  const [first, ...others] = errors;
  const code = others.length === 0 ? loneFieldCodes[first?.message ?? ''] : undefined;
  return new ProblemError(422, code ?? 'validation_failed', errors);
}

const loneFieldCodes: Record<string, ErrorCode> = {
  [validationMessages.email]: 'email_invalid',
  [validationMessages.passwordMissing]: 'password_too_short',
  [validationMessages.passwordTooShort]: 'password_too_short',
};
