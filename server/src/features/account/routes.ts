import {
  changeEmailSchema,
  changePasswordSchema,
  deleteAccountSchema,
  emailOnlySchema,
  meSchema,
  pendingEmailSchema,
  profilePatchSchema,
  signInMethodsSchema,
} from '#core/schemas/account.ts';
import { ownPasswordSchema } from '#core/schemas/two-factor.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { createRoute, createRouter, jsonAnswer, jsonBody, setsCookie } from '../../http/router.ts';
import { findPendingEmail } from '../links/queries.ts';
import type { Auth } from '../sessions/better-auth.ts';
import { endCookie } from '../sessions/cookies.ts';
import type { RequireSession, SessionEnv } from '../sessions/session.ts';
import type { AccountDeps } from '../users/deps.ts';
import { toMe } from '../users/me.ts';
import {
  cancelNewEmail,
  changePassword,
  deleteAccount,
  requestEmailChange,
  resendNewEmail,
  unlinkGoogle,
  updateProfile,
} from './commands.ts';
import { findSignInMethods } from './queries.ts';

const path = '/api/me';

export function accountRoutes(
  deps: AccountDeps,
  auth: Auth,
  limit: RateLimiter,
  requireSession: RequireSession,
) {
  const middleware = requireSession;

  const read = createRoute({
    operationId: 'readMe',
    method: 'get',
    path,
    summary: 'The signed-in user',
    middleware,
    responses: { 200: jsonAnswer(meSchema, 'The user') },
  });

  const update = createRoute({
    operationId: 'changeMe',
    method: 'patch',
    path,
    summary: 'Change the settings that are given',
    middleware,
    request: jsonBody(profilePatchSchema),
    responses: { 200: jsonAnswer(meSchema, 'The user as changed') },
  });

  const remove = createRoute({
    operationId: 'deleteAccount',
    method: 'delete',
    path,
    summary: 'Erase the account and everything in it',
    middleware,
    request: jsonBody(deleteAccountSchema),
    refuses: [429],
    responses: { 204: { description: 'Erased', headers: setsCookie } },
  });

  const email = createRoute({
    operationId: 'changeEmail',
    method: 'post',
    path: `${path}/email`,
    summary: 'Send a confirmation to a new address, which replaces the old one when it is used',
    middleware,
    request: jsonBody(changeEmailSchema),
    refuses: [409, 429],
    responses: { 202: jsonAnswer(emailOnlySchema, 'Queued') },
  });

  const pendingEmail = createRoute({
    operationId: 'readPendingEmail',
    method: 'get',
    path: `${path}/email`,
    summary: 'The new address that waits for its confirmation',
    middleware,
    responses: { 200: jsonAnswer(pendingEmailSchema, 'It, or null') },
  });

  const resendEmail = createRoute({
    operationId: 'resendPendingEmail',
    method: 'post',
    path: `${path}/email/resend`,
    summary: 'Send another confirmation to the new address that waits',
    middleware,
    refuses: [404, 429],
    responses: { 202: jsonAnswer(emailOnlySchema, 'Queued') },
  });

  const cancelEmail = createRoute({
    operationId: 'cancelPendingEmail',
    method: 'delete',
    path: `${path}/email`,
    summary: 'Call off a change of address that waits for its confirmation',
    middleware,
    responses: { 204: { description: 'None waits' } },
  });

  const password = createRoute({
    operationId: 'changePassword',
    method: 'post',
    path: `${path}/password`,
    summary: 'Change the password; ends every other session',
    middleware,
    request: jsonBody(changePasswordSchema),
    refuses: [429],
    responses: { 204: { description: 'Changed' } },
  });

  const signInMethods = createRoute({
    operationId: 'readSignInMethods',
    method: 'get',
    path: `${path}/sign-in-methods`,
    summary: 'By which ways the user can sign in',
    middleware,
    responses: { 200: jsonAnswer(signInMethodsSchema, 'The ways') },
  });

  const google = createRoute({
    operationId: 'unlinkGoogle',
    method: 'delete',
    path: `${path}/sign-in-methods/google`,
    summary: 'Unlink Google; only an account with a password can do without it',
    middleware,
    request: jsonBody(ownPasswordSchema),
    refuses: [404, 409, 429],
    responses: { 204: { description: 'Unlinked' } },
  });

  return createRouter<SessionEnv>()
    .openapi(read, (c) => c.json(toMe(c.var.user), 200))
    .openapi(signInMethods, async (c) => {
      return c.json(await findSignInMethods(deps.db.auth, c.var.userId), 200);
    })
    .openapi(google, async (c) => {
      const { userId } = c.var;
      await limit(c, 'ownPassword', { userId });
      await unlinkGoogle(deps, userId, c.req.valid('json').password);
      return c.body(null, 204);
    })
    .openapi(update, async (c) => {
      const user = await updateProfile(deps.db, c.var.userId, c.req.valid('json'));
      return c.json(toMe(user), 200);
    })
    .openapi(remove, async (c) => {
      const { userId } = c.var;
      await limit(c, 'ownPassword', { userId });
      await deleteAccount(deps, userId, c.req.valid('json').password);
      await endCookie(c, auth);
      return c.body(null, 204);
    })
    .openapi(email, async (c) => {
      const { userId } = c.var;
      const input = c.req.valid('json');
      await limit(c, 'ownPassword', { userId });
      await requestEmailChange(deps, userId, input);
      return c.json({ email: input.email }, 202);
    })
    .openapi(pendingEmail, async (c) => {
      const pending = await findPendingEmail(deps.db.auth, c.var.userId);
      const answer = pending && { ...pending, expiresAt: pending.expiresAt.toISOString() };
      return c.json({ pending: answer ?? null }, 200);
    })
    .openapi(resendEmail, async (c) => {
      const { userId } = c.var;
      await limit(c, 'ownEmails', { userId });
      return c.json({ email: await resendNewEmail(deps, userId) }, 202);
    })
    .openapi(cancelEmail, async (c) => {
      await cancelNewEmail(deps, c.var.userId);
      return c.body(null, 204);
    })
    .openapi(password, async (c) => {
      const { userId, sessionId } = c.var;
      await limit(c, 'ownPassword', { userId });
      await changePassword(deps, userId, sessionId, c.req.valid('json'));
      return c.body(null, 204);
    });
}
