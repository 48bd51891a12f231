import { emailOnlySchema, signUpSchema } from '#core/account/account-schemas.ts';
import type { ErrorCode } from '#core/errors/errors.ts';
import { validationMessages } from '#core/fields/validation.ts';
import { type FieldError, fieldErrors } from '#core/schemas/field-errors.ts';
import { createRoute, createRouter, jsonAnswer, jsonBody } from '../../http/api/router.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { setsCookie } from '../../http/requests/own-cookies.ts';
import { rememberSignUp } from '../sessions/sign-up-cookie.ts';
import type { AccountDeps } from '../users/account-deps.ts';
import { checkEmail, signUp } from './commands.ts';

const signUpRoute = createRoute('post', '/api/auth/sign-up/email', {
  operationId: 'signUp',
  summary: 'Create an account; its confirmation email is queued',
  request: jsonBody(signUpSchema),
  refuses: [409, 429],
  responses: { 201: jsonAnswer(emailOnlySchema, 'Created, unconfirmed', setsCookie) },
});

const checkRoute = createRoute('post', '/api/auth/sign-up/check', {
  operationId: 'checkSignUp',
  summary: 'Whether an account could be created with this email; creates nothing',
  request: jsonBody(emailOnlySchema),
  refuses: [409, 429],
  responses: { 200: jsonAnswer(emailOnlySchema, 'It could') },
});

export const signUpRoutes = (deps: AccountDeps, limit: RateLimiter) =>
  createRouter()
    .openapi(
      signUpRoute,
      async (c) => {
        const input = c.req.valid('json');
        await limit(c, 'signUp', { email: input.email });
        await signUp(deps, input, (made) => rememberSignUp(c, deps, made), {
          gone: c.req.raw.signal,
        });
        return c.json({ email: input.email }, 201);
      },
      (result) => {
        if (!result.success) throw refusedSignUp(fieldErrors(result.error));
      },
    )
    .openapi(checkRoute, async (c) => {
      const { email } = c.req.valid('json');
      await limit(c, 'signUpCheck', { email });
      await checkEmail(deps, email);
      return c.json({ email }, 200);
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
