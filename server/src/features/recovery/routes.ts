import { emailOnlySchema, resetPasswordSchema } from '#core/schemas/account.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import {
  createRoute,
  createRouter,
  jsonAnswer,
  jsonBody,
  problemAnswer,
} from '../../http/router.ts';
import type { AccountDeps } from '../users/deps.ts';
import { requestPasswordReset, resetPassword } from './commands.ts';

const requestRoute = createRoute({
  method: 'post',
  path: '/api/auth/request-password-reset',
  summary: 'Send a recovery email; its link ends the one before',
  request: jsonBody(emailOnlySchema),
  responses: { 202: jsonAnswer(emailOnlySchema, 'Queued'), default: problemAnswer },
});

const resetRoute = createRoute({
  method: 'post',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with the token of a recovery link; ends every session of the user',
  request: jsonBody(resetPasswordSchema),
  responses: { 200: jsonAnswer(emailOnlySchema, 'The new password holds'), default: problemAnswer },
});

export const recoveryRoutes = (deps: AccountDeps, limit: RateLimiter) =>
  createRouter()
    .openapi(requestRoute, async (c) => {
      const { email } = c.req.valid('json');
      await limit(c, 'recovery', { email });
      await requestPasswordReset(deps, email);
      return c.json({ email }, 202);
    })
    .openapi(resetRoute, async (c) => {
      const { token, newPassword } = c.req.valid('json');
      await limit(c, 'reset');
      return c.json({ email: await resetPassword(deps, token, newPassword) }, 200);
    });
