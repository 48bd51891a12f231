import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Logger } from '../log.ts';
import type { AppEnv } from './app-env.ts';

/**
 * One line per request: its id (which the answer carries too), method, route, status and time. The
 * line has the route's pattern in place of the path, and no query, so that no id, token or address
 * gets into the log.
 */
export const logRequests = (log: Logger) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now();
    c.set('log', log.child({ requestId: c.var.requestId }));
    c.header('x-request-id', c.var.requestId);
    await next();
    c.var.log.info(
      {
        method: c.req.method,
        route: routePath(c),
        status: c.res.status,
        ms: Math.round((performance.now() - started) * 10) / 10,
      },
      'request',
    );
  });
