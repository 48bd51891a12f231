import { and, eq, gt, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { getSignedCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { Database, UserId } from '../db/database.ts';
import { sessions, users } from '../db/schema.ts';
import { type Auth, sessionLife } from '../features/auth/better-auth.ts';
import type { AppEnv } from './app-env.ts';
import { ProblemError } from './problem.ts';

export type UserRow = typeof users.$inferSelect;

export interface SessionEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { user: UserRow; userId: UserId; sessionId: string };
}

/** A request of anybody, with the user where there is a session. */
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
  const findUser = db.auth
    .select({
      user: users,
      expiresAt: sessions.expiresAt,
      usedAt: sessions.updatedAt,
      // Under a name of its own, beside the user's id.
      sessionId: sql<string>`${sessions.id}`.as('session_id'),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.token, sql.placeholder('token')),
        gt(sessions.expiresAt, sql`now()`),
        eq(users.emailConfirmed, true),
      ),
    )
    .prepare('session_user');

  return createMiddleware<SessionEnv>(async (c, next) => {
    const token = await readToken(c, auth);
    const [found] = token ? await findUser.execute({ token }) : [];
    if (!found) throw new ProblemError(401, 'unauthenticated');
    c.set('user', found.user);
    c.set('userId', found.user.id as UserId);
    c.set('sessionId', found.sessionId);
    if (Date.now() - found.usedAt.getTime() > noteUseAfterMs) await noteUse(db, found.sessionId);
    if (isDueForRenewal(found.expiresAt)) await renew(c, auth);
    await next();
  });
}

/** Lets everybody through, and knows the user of those who have a session. */
export const knowSession = (requireSession: RequireSession) =>
  createMiddleware<MaybeSessionEnv>(async (c, next) => {
    try {
      await requireSession(c as unknown as Context<SessionEnv>, async () => {});
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'unauthenticated') throw error;
    }
    await next();
  });

/** Whether a browser brings a session's cookie, live or not; asks nothing of the database. */
export const bringsSession = (auth: Auth) => async (c: Context) =>
  (await readToken(c, auth)) !== undefined;

async function noteUse(db: Database, sessionId: string): Promise<void> {
  await db.auth.update(sessions).set({ updatedAt: sql`now()` }).where(eq(sessions.id, sessionId));
}

async function readToken(c: Context, auth: Auth): Promise<string | undefined> {
  const { authCookies, secret } = await auth.$context;
  return (await getSignedCookie(c, secret, authCookies.sessionToken.name)) || undefined;
}

function isDueForRenewal(expiresAt: Date): boolean {
  const { expiresIn, updateAge } = sessionLife;
  return expiresAt.getTime() - Date.now() < (expiresIn - updateAge) * 1000;
}

async function renew(c: Context, auth: Auth): Promise<void> {
  const { headers } = await auth.api.getSession({
    headers: c.req.raw.headers,
    returnHeaders: true,
  });
  forwardCookies(c, headers);
}

/** Hands the browser the cookie of a session that was opened for it. */
export async function giveCookie(c: Context, auth: Auth, token: string): Promise<void> {
  const { headers } = await auth.api.giveCookie({
    body: { token },
    headers: c.req.raw.headers,
    returnHeaders: true,
  });
  forwardCookies(c, headers);
}

/** Takes the cookie back and ends its session, if it still has one. */
export async function endCookie(c: Context, auth: Auth): Promise<void> {
  const { headers } = await auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true });
  forwardCookies(c, headers);
}

/** Hands the cookies that the sign-in library set to the answer of this request. */
function forwardCookies(c: Context, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header('set-cookie', cookie, { append: true });
}
