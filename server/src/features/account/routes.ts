import { meSchema } from '#core/schemas/account.ts';
import { toMe } from '../../http/me.ts';
import { createRoute, createRouter, jsonAnswer, problemAnswer } from '../../http/router.ts';
import type { RequireSession, SessionEnv } from '../../http/session.ts';

export const accountRoutes = (requireSession: RequireSession) =>
  createRouter<SessionEnv>().openapi(
    createRoute({
      method: 'get',
      path: '/api/me',
      summary: 'The signed-in user',
      middleware: requireSession,
      responses: { 200: jsonAnswer(meSchema, 'The user'), default: problemAnswer },
    }),
    (c) => c.json(toMe(c.var.user), 200),
  );
