import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Database, UserId } from '../../db/database.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { ProblemError } from '../../http/problem.ts';
import { guarding } from '../../http/refusals.ts';
import type { UserRow } from '../users/queries.ts';
import { type Auth, sessionLife } from './better-auth.ts';
import { noteUse } from './commands.ts';
import { readToken, renewCookie } from './cookies.ts';
import { prepareSessionUser } from './queries.ts';

export interface SessionEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { user: UserRow; userId: UserId; sessionId: string };
}

/** A request of anybody, with its user if there is a session. */
export interface MaybeSessionEnv extends AppEnv {
  Variables: AppEnv['Variables'] & Partial<SessionEnv['Variables']>;
}

/** The list of sessions says when each was last used, to within this time. */
const noteUseAfterMs = 10 * 60 * 1000;

export type RequireSession = ReturnType<typeof requireSession>;

/**
 * Lets a request through with the user of its session, read afresh each time with one indexed
 * query: a revoked session or an unconfirmed email is refused at the very next request.
 *
 * @throws ProblemError 401 unauthenticated
 */
export function requireSession(db: Database, auth: Auth) {
  const findUser = prepareSessionUser(db);

  const middleware = createMiddleware<SessionEnv>(async (c, next) => {
    const token = await readToken(c, auth);
    const found = token && (await findUser(token));
    if (!found) throw new ProblemError(401, 'unauthenticated');
    const { user, sessionId, usedAt, expiresAt } = found;
    c.set('user', user);
    c.set('userId', user.id as UserId);
    c.set('sessionId', sessionId);
    if (Date.now() - usedAt.getTime() > noteUseAfterMs) await noteUse(db.auth, sessionId);
    if (isDueForRenewal(expiresAt)) await renewCookie(c, auth);
    await next();
  });
  return guarding(middleware, { security: [{ session: [] }], refuses: [401, 503] });
}

/** Lets everybody through, with their user if there is a session. */
export const knowSession = (requireSession: RequireSession) =>
  guarding(
    createMiddleware<MaybeSessionEnv>(async (c, next) => {
      try {
        await requireSession(c as unknown as Context<SessionEnv>, async () => {});
      } catch (error) {
        if (!(error instanceof ProblemError) || error.code !== 'unauthenticated') throw error;
      }
      await next();
    }),
    { security: [{}, { session: [] }] },
  );

function isDueForRenewal(expiresAt: Date): boolean {
  const { expiresIn, updateAge } = sessionLife;
  return expiresAt.getTime() - Date.now() < (expiresIn - updateAge) * 1000;
}
