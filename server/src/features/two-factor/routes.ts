import { z } from 'zod';
import { meSchema } from '#core/account/account-schemas.ts';
import {
  ownPasswordSchema,
  recoveryCodesSchema,
  secondStepSchema,
  twoFactorCodeSchema,
  twoFactorSchema,
  twoFactorSetupSchema,
} from '#core/account/two-factor-schemas.ts';
import { createRoute, createRouter, jsonAnswer, jsonBody } from '../../http/api/router.ts';
import { type InLine, lineOfAddress } from '../../http/limits/lines.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import { setsCookie } from '../../http/requests/own-cookies.ts';
import { giveCookie } from '../sessions/cookies.ts';
import { type RequireSession, routesBehind, type SessionEnv } from '../sessions/session.ts';
import type { AccountDeps } from '../users/account-deps.ts';
import { toMe } from '../users/me.ts';
import { forgetSecondStep, readSecondStep } from './challenge.ts';
import {
  beginSetup,
  confirmSetup,
  removeSecondFactor,
  renewRecoveryCodes,
  signInWithSecondStep,
} from './commands.ts';
import { countRecoveryCodes } from './queries.ts';

const path = '/api/me/two-factor';

const signInRoute = createRoute('post', '/api/auth/sign-in/two-factor', {
  operationId: 'signInWithSecondStep',
  summary: 'Second step of signing in: a code of the app, or a recovery code',
  request: jsonBody(secondStepSchema),
  security: [{ secondStep: [] }],
  refuses: [401, 409, 429],
  responses: { 200: jsonAnswer(z.object({ user: meSchema }), 'Signed in', setsCookie) },
});

export function twoFactorRoutes(
  deps: AccountDeps,
  limit: RateLimiter,
  requireSession: RequireSession,
  inLine: InLine,
) {
  const route = routesBehind(requireSession);

  const read = route('get', path, {
    operationId: 'readTwoFactor',
    summary: 'Whether the second factor is on, and how many recovery codes are left',
    responses: { 200: jsonAnswer(twoFactorSchema, 'How it stands') },
  });

  const begin = route('post', path, {
    operationId: 'beginTwoFactor',
    summary: 'Begin to set up the second factor: a secret for an authenticator app',
    request: jsonBody(ownPasswordSchema),
    refuses: [409],
    responses: { 200: jsonAnswer(twoFactorSetupSchema, 'For the app') },
  });

  const confirm = route('post', `${path}/confirm`, {
    operationId: 'confirmTwoFactor',
    summary: 'Turn the second factor on with a first code',
    request: jsonBody(twoFactorCodeSchema),
    refuses: [409],
    responses: { 200: jsonAnswer(recoveryCodesSchema, 'Turned on') },
  });

  const renew = route('post', `${path}/recovery-codes`, {
    operationId: 'renewRecoveryCodes',
    summary: 'Make new recovery codes; the old ones end',
    request: jsonBody(ownPasswordSchema),
    refuses: [409],
    responses: { 200: jsonAnswer(recoveryCodesSchema, 'The new codes') },
  });

  const remove = route('delete', path, {
    operationId: 'removeTwoFactor',
    summary: 'Turn the second factor off',
    request: jsonBody(ownPasswordSchema),
    refuses: [409],
    responses: { 204: { description: 'Turned off' } },
  });

  return createRouter<SessionEnv>()
    .openapi(signInRoute, async (c) => {
      const first = () => readSecondStep(c, deps);
      const firstStep = await inLine(lineOfAddress(c), c.req.raw.signal, first);
      await limit(c, 'secondStep', { userId: firstStep.userId });
      const input = c.req.valid('json');
      const { user, token } = await signInWithSecondStep(deps, firstStep, input, c.var.browser);
      forgetSecondStep(c, deps);
      await giveCookie(c, deps, token, user.email);
      return c.json({ user: toMe(user) }, 200);
    })
    .openapi(read, async (c) => {
      const { user, userId } = c.var;
      const recoveryCodesLeft = await countRecoveryCodes(deps.db.auth, userId);
      return c.json({ enabled: user.twoFactorEnabled, recoveryCodesLeft }, 200);
    })
    .openapi(begin, async (c) => {
      await limit(c, 'ownPassword');
      return c.json(await beginSetup(deps, c.var.userId, c.req.valid('json').password), 200);
    })
    .openapi(confirm, async (c) => {
      await limit(c, 'secondStep');
      const codes = await confirmSetup(deps, c.var.userId, c.req.valid('json').code);
      return c.json({ recoveryCodes: codes }, 200);
    })
    .openapi(renew, async (c) => {
      await limit(c, 'ownPassword');
      const codes = await renewRecoveryCodes(deps, c.var.userId, c.req.valid('json').password);
      return c.json({ recoveryCodes: codes }, 200);
    })
    .openapi(remove, async (c) => {
      await limit(c, 'ownPassword');
      await removeSecondFactor(deps, c.var.userId, c.req.valid('json').password);
      return c.body(null, 204);
    });
}
