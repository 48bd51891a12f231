import type { RouteConfig } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Database, UserId } from '../../db/database.ts';
import { type Guard, guarding } from '../../http/api/refusals.ts';
import { createRoute } from '../../http/api/router.ts';
import type { AppEnv } from '../../http/app-env.ts';
import type { InLine } from '../../http/limits/lines.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { CookieEnv } from '../../http/requests/own-cookies.ts';
import type { UserRow } from '../users/queries.ts';
import { endSessionOf, noteUse, prolongSession } from './commands.ts';
import { endCookie, lineOf, readToken, sessionLife, setSessionCookie } from './cookies.ts';
import { prepareSessionUser } from './queries.ts';

export interface SessionEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { user: UserRow; userId: UserId; sessionId: string };
}

export interface MaybeSessionEnv extends AppEnv {
  Variables: AppEnv['Variables'] & Partial<SessionEnv['Variables']>;
}

/** The list of sessions says when each was last used, to within this time. */
const noteUseAfterMs = 10 * 60 * 1000;

export type SessionDeps = CookieEnv & { readonly db: Database };

export type RequireSession = ReturnType<typeof requireSession>;

const sessionGuard: Guard = { security: [{ session: [] }], refuses: [401, 429, 503] };

/**
 * Lets a request through with the user of its session, read each time, so that a revoked session is
 * refused at the very next request. It has a place in the user's line until the answer.
 *
 * @throws ProblemError 401 unauthenticated, 429 too_many_requests
 */
export function requireSession({ db, ...env }: SessionDeps, inLine: InLine) {
  const findUser = prepareSessionUser(db);

  const middleware = createMiddleware<SessionEnv>(async (c, next) => {
    const token = await readToken(c, env);
    if (!token) throw new ProblemError(401, 'unauthenticated');
    await inLine(lineOf(token), c.req.raw.signal, async () => {
      const found = await findUser(token);
      if (!found) throw new ProblemError(401, 'unauthenticated');
      const { user, sessionId, usedAt, expiresAt } = found;
      c.set('user', user);
      c.set('who', user.email);
      c.set('userId', user.id as UserId);
      c.set('sessionId', sessionId);
      if (Date.now() - usedAt.getTime() > noteUseAfterMs)
        await noteUse(db.auth, c.var.userId, sessionId);
      if (isDueForRenewal(expiresAt)) {
        await prolongSession(db.auth, c.var.userId, sessionId);
        setSessionCookie(c, env, token);
      }
      await next();
    });
  });
  return guarding(middleware, sessionGuard);
}

/**
 * The session of calls that wait for others, such as the payment provider: the place is free once the
 * user is known.
 */
export const requireSessionOnly = (requireSession: RequireSession) =>
  guarding(
    createMiddleware<SessionEnv>(async (c, next) => {
      await requireSession(c, async () => {});
      await next();
    }),
    sessionGuard,
  );

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
    { security: [{}, { session: [] }], refuses: [429] },
  );

/** Ends the session that the browser brings, if it brings one, and its cookie. */
export async function signOut(c: Context, { db, ...env }: SessionDeps): Promise<void> {
  const token = await readToken(c, env);
  if (token) await endSessionOf(db.auth, token);
  endCookie(c, env);
}

function isDueForRenewal(expiresAt: Date): boolean {
  const { expiresIn, updateAge } = sessionLife;
  return expiresAt.getTime() - Date.now() < (expiresIn - updateAge) * 1000;
}

type Declared = Omit<Parameters<typeof createRoute>[2], 'middleware'>;

/** Declares calls that go through the same middleware, in this order. */
export const routesBehind =
  <Middleware extends MiddlewareHandler[]>(...middleware: Middleware) =>
  <Method extends RouteConfig['method'], Path extends string, Rest extends Declared>(
    method: Method,
    path: Path,
    declared: Rest,
  ) =>
    createRoute<Method, Path, Rest & { middleware: Middleware; operationId: string }>(
      method,
      path,
      { ...declared, middleware },
    );
