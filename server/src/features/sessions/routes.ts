import { z } from 'zod';
import { sessionSchema } from '#core/account/account-schemas.ts';
import { createRouter, jsonAnswer } from '../../http/api/router.ts';
import { setsCookie } from '../../http/requests/own-cookies.ts';
import { rowId, rowParams } from '../../http/row-calls/row-id.ts';
import { endAllSessions, endOtherSessions, endSession } from './commands.ts';
import { endCookie } from './cookies.ts';
import { listSessions } from './queries.ts';
import { type RequireSession, routesBehind, type SessionDeps, type SessionEnv } from './session.ts';

const path = '/api/me/sessions';

export function sessionRoutes({ db, ...env }: SessionDeps, requireSession: RequireSession) {
  const route = routesBehind(requireSession);

  const list = route('get', path, {
    operationId: 'listSessions',
    summary: 'The browsers that are signed in, the last used one first',
    responses: {
      200: jsonAnswer(z.object({ sessions: z.array(sessionSchema) }), 'At most a hundred of them'),
    },
  });

  const end = route('delete', `${path}/{id}`, {
    operationId: 'endSession',
    summary: 'End one session',
    request: { params: rowParams },
    responses: { 204: { description: 'Ended' } },
  });

  const endOthers = route('post', '/api/auth/sign-out-others', {
    operationId: 'endOtherSessions',
    summary: 'End every session but this one',
    responses: { 204: { description: 'Ended' } },
  });

  const endEverywhere = route('post', '/api/auth/sign-out-everywhere', {
    operationId: 'endAllSessions',
    summary: 'End every session, this one included',
    responses: { 204: { description: 'Ended', headers: setsCookie } },
  });

  return createRouter<SessionEnv>()
    .openapi(list, async (c) => {
      const { userId, sessionId } = c.var;
      return c.json({ sessions: await listSessions(db.auth, userId, sessionId) }, 200);
    })
    .openapi(end, async (c) => {
      const id = rowId(c.req.valid('param'), 'session_not_found');
      await db.asAuth((tx) => endSession(tx, c.var.userId, id));
      return c.body(null, 204);
    })
    .openapi(endOthers, async (c) => {
      await db.asAuth((tx) => endOtherSessions(tx, c.var.userId, c.var.sessionId));
      return c.body(null, 204);
    })
    .openapi(endEverywhere, async (c) => {
      await db.asAuth((tx) => endAllSessions(tx, c.var.userId));
      endCookie(c, env);
      return c.body(null, 204);
    });
}
