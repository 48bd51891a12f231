import { z } from 'zod';
import { createRoute, createRouter } from '../../http/api/router.ts';
import type { RequireSession, SessionEnv } from '../sessions/session.ts';
import type { UserEvents } from './user-events.ts';

const headers = {
  'content-type': 'text/event-stream',
  // A proxy that buffers the answer would hold the events back.
  'x-accel-buffering': 'no',
};

export const eventRoutes = (events: UserEvents, requireSession: RequireSession) =>
  createRouter<SessionEnv>().openapi(
    createRoute('get', '/api/events', {
      operationId: 'followEvents',
      summary: 'What changes for the signed-in user, as it happens',
      description:
        '`user`: the user. `rows`: when products and materials changed last. `changed`: which of them ' +
        "changed, as kind, id (none for many), version and whether it is gone. `signed-out`: the session's end.",
      middleware: requireSession,
      refuses: [429],
      responses: {
        200: {
          description: 'Server-sent events',
          content: { 'text/event-stream': { schema: z.string() } },
        },
      },
    }),
    (c) => {
      // Nobody would read, nor ever end, the stream of a HEAD.
      if (c.req.method === 'HEAD') return c.body(null, 200, headers);
      const { userId, sessionId } = c.var;
      const hangUp = () => void c.env.outgoing?.destroy();
      return c.body(events.open({ userId, sessionId }, hangUp), 200, headers);
    },
  );
