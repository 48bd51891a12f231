import {
  emailOnlySchema,
  passwordResetSchema,
  recoveryLinkSchema,
  recoverySchema,
  resetPasswordSchema,
} from '#core/account/account-schemas.ts';
import { createRoute, createRouter, jsonAnswer, jsonBody } from '../../http/api/router.ts';
import { rememberDevice } from '../../http/limits/known-device.ts';
import { type InLine, lineOfLink } from '../../http/limits/lines.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import { setsCookie } from '../../http/requests/own-cookies.ts';
import type { AccountDeps } from '../users/account-deps.ts';
import { readRecoveryLink, requestPasswordReset, resetPassword } from './commands.ts';

const requestRoute = createRoute('post', '/api/auth/request-password-reset', {
  operationId: 'requestPasswordReset',
  summary: 'Send a recovery email; its link ends the one before',
  request: jsonBody(emailOnlySchema),
  refuses: [404, 429],
  responses: { 202: jsonAnswer(emailOnlySchema, 'Queued') },
});

const checkRoute = createRoute('post', '/api/auth/reset-password/check', {
  operationId: 'readRecoveryLink',
  summary: 'Whose password a recovery link sets; uses nothing up',
  request: jsonBody(recoveryLinkSchema),
  refuses: [429],
  responses: { 200: jsonAnswer(recoverySchema, 'It, if it counts') },
});

const resetRoute = createRoute('post', '/api/auth/reset-password', {
  operationId: 'resetPassword',
  summary: 'Set a new password with the token of a recovery link; ends every session of the user',
  request: jsonBody(resetPasswordSchema),
  refuses: [429],
  responses: {
    200: jsonAnswer(passwordResetSchema, 'The new password holds', setsCookie),
  },
});

export const recoveryRoutes = (deps: AccountDeps, limit: RateLimiter, inLine: InLine) =>
  createRouter()
    .openapi(requestRoute, async (c) => {
      const { email } = c.req.valid('json');
      await limit(c, 'recovery', { email });
      await requestPasswordReset(deps, email);
      return c.json({ email }, 202);
    })
    .openapi(checkRoute, async (c) => {
      await limit(c, 'reset');
      const { token } = c.req.valid('json');
      return c.json({ link: await readRecoveryLink(deps, token) }, 200);
    })
    .openapi(resetRoute, async (c) => {
      await limit(c, 'reset');
      const input = c.req.valid('json');
      // Uses of one link at once stand in line: the losers find it used before they hash in vain.
      const reset = await inLine(lineOfLink(input.token), c.req.raw.signal, () =>
        resetPassword(deps, input),
      );
      c.set('who', reset.email);
      await rememberDevice(c, deps, reset.email);
      return c.json(reset, 200);
    });
