import type { ErrorCode } from '#core/messages/errors.ts';
import { validationMessages } from '#core/messages/validation.ts';
import { confirmEmailSchema, emailOnlySchema, signUpSchema } from '#core/schemas/account.ts';
import { type FieldError, fieldErrors } from '#core/schemas/field-errors.ts';
import { ProblemError } from '../../http/problem.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import {
  createRoute,
  createRouter,
  jsonAnswer,
  jsonBody,
  problemAnswer,
} from '../../http/router.ts';
import type { AccountDeps } from '../users/deps.ts';
import { confirmEmail, resendConfirmation, signUp } from './commands.ts';

const signUpRoute = createRoute({
  method: 'post',
  path: '/api/auth/sign-up/email',
  summary: 'Create an account; its confirmation email is queued',
  request: jsonBody(signUpSchema),
  responses: { 201: jsonAnswer(emailOnlySchema, 'Created, unconfirmed'), default: problemAnswer },
});

const confirmRoute = createRoute({
  method: 'post',
  path: '/api/auth/confirm-email',
  summary: 'Confirm an email, of a new account or a changed one, with the token of its link',
  request: jsonBody(confirmEmailSchema),
  responses: { 200: jsonAnswer(emailOnlySchema, 'Confirmed'), default: problemAnswer },
});

const resendRoute = createRoute({
  method: 'post',
  path: '/api/auth/resend-confirmation',
  summary: 'Send another confirmation email; its link ends the one before',
  request: jsonBody(emailOnlySchema),
  responses: { 202: jsonAnswer(emailOnlySchema, 'Queued'), default: problemAnswer },
});

export const signUpRoutes = (deps: AccountDeps, limit: RateLimiter) =>
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

/** If a single field is wrong, the problem itself names it. */
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
