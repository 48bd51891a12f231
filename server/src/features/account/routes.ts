import {
  changeEmailSchema,
  changePasswordSchema,
  deleteAccountSchema,
  emailOnlySchema,
  meSchema,
  pendingEmailSchema,
  profilePatchSchema,
  signInMethodsSchema,
} from '#core/account/account-schemas.ts';
import { ownPasswordSchema } from '#core/account/two-factor-schemas.ts';
import { createRouter, jsonAnswer, jsonBody } from '../../http/api/router.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import { setsCookie } from '../../http/requests/own-cookies.ts';
import { findPendingEmail } from '../links/queries.ts';
import { endCookie } from '../sessions/cookies.ts';
import { type RequireSession, routesBehind, type SessionEnv } from '../sessions/session.ts';
import type { AccountDeps } from '../users/account-deps.ts';
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
  limit: RateLimiter,
  requireSession: RequireSession,
) {
  const route = routesBehind(requireSession);

  const read = route('get', path, {
    operationId: 'readMe',
    summary: 'The signed-in user',
    responses: { 200: jsonAnswer(meSchema, 'The user') },
  });

  const update = route('patch', path, {
    operationId: 'changeMe',
    summary: 'Change the settings that are given',
    request: jsonBody(profilePatchSchema),
    responses: { 200: jsonAnswer(meSchema, 'The user as changed') },
  });

  const remove = route('delete', path, {
    operationId: 'deleteAccount',
    summary: 'Erase the account and everything in it',
    request: jsonBody(deleteAccountSchema),
    refuses: [409],
    responses: { 204: { description: 'Erased', headers: setsCookie } },
  });

  const email = route('post', `${path}/email`, {
    operationId: 'changeEmail',
    summary: 'Send a confirmation to a new address, which replaces the old one when it is used',
    request: jsonBody(changeEmailSchema),
    refuses: [409],
    responses: { 202: jsonAnswer(emailOnlySchema, 'Queued') },
  });

  const pendingEmail = route('get', `${path}/email`, {
    operationId: 'readPendingEmail',
    summary: 'The new address that waits for its confirmation',
    responses: { 200: jsonAnswer(pendingEmailSchema, 'It, or null') },
  });

  const resendEmail = route('post', `${path}/email/resend`, {
    operationId: 'resendPendingEmail',
    summary: 'Send another confirmation to the new address that waits',
    refuses: [404],
    responses: { 202: jsonAnswer(emailOnlySchema, 'Queued') },
  });

  const cancelEmail = route('delete', `${path}/email`, {
    operationId: 'cancelPendingEmail',
    summary: 'Call off a change of address that waits for its confirmation',
    responses: { 204: { description: 'None waits' } },
  });

  const password = route('post', `${path}/password`, {
    operationId: 'changePassword',
    summary: 'Change the password; ends every other session',
    request: jsonBody(changePasswordSchema),
    refuses: [409],
    responses: { 204: { description: 'Changed' } },
  });

  const signInMethods = route('get', `${path}/sign-in-methods`, {
    operationId: 'readSignInMethods',
    summary: 'By which ways the user can sign in',
    responses: { 200: jsonAnswer(signInMethodsSchema, 'The ways') },
  });

  const google = route('delete', `${path}/sign-in-methods/google`, {
    operationId: 'unlinkGoogle',
    summary: 'Unlink Google; only an account with a password can do without it',
    request: jsonBody(ownPasswordSchema),
    refuses: [404, 409],
    responses: { 204: { description: 'Unlinked' } },
  });

  return createRouter<SessionEnv>()
    .openapi(read, (c) => c.json(toMe(c.var.user), 200))
    .openapi(signInMethods, async (c) => {
      return c.json(await findSignInMethods(deps.db.auth, c.var.userId), 200);
    })
    .openapi(google, async (c) => {
      await limit(c, 'ownPassword');
      await unlinkGoogle(deps, c.var.userId, c.req.valid('json').password);
      return c.body(null, 204);
    })
    .openapi(update, async (c) => {
      const user = await updateProfile(deps.db, c.var.userId, c.req.valid('json'));
      return c.json(toMe(user), 200);
    })
    .openapi(remove, async (c) => {
      await limit(c, 'ownPassword');
      await deleteAccount(deps, c.var.userId, c.req.valid('json').password);
      endCookie(c, deps);
      return c.body(null, 204);
    })
    .openapi(email, async (c) => {
      const input = c.req.valid('json');
      await limit(c, 'ownPassword');
      await requestEmailChange(deps, c.var.userId, input);
      return c.json({ email: input.email }, 202);
    })
    .openapi(pendingEmail, async (c) => {
      const pending = await findPendingEmail(deps.db.auth, c.var.userId);
      const answer = pending && { ...pending, expiresAt: pending.expiresAt.toISOString() };
      return c.json({ pending: answer ?? null }, 200);
    })
    .openapi(resendEmail, async (c) => {
      const { userId } = c.var;
      await limit(c, 'ownEmails');
      return c.json({ email: await resendNewEmail(deps, userId) }, 202);
    })
    .openapi(cancelEmail, async (c) => {
      await cancelNewEmail(deps, c.var.userId);
      return c.body(null, 204);
    })
    .openapi(password, async (c) => {
      const { userId, sessionId } = c.var;
      await limit(c, 'ownPassword');
      await changePassword(deps, userId, sessionId, c.req.valid('json'));
      return c.body(null, 204);
    });
}
