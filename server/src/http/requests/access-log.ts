import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Logger } from '../../log.ts';
import type { AppEnv } from '../app-env.ts';

/** @param route the pattern of the path, as `/api/products/:id` */
export type MeasureCall = (method: string, route: string, status: number, seconds: number) => void;

/**
 * One line per request: its id (which the answer carries too), method, route, status and time. The
 * line has the route's pattern in place of the path, and no query, so that no id, token or address
 * gets into the log.
 */
export const logRequests = (log: Logger, measure?: MeasureCall) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now();
    c.set('log', log.child({ requestId: c.var.requestId }));
    c.header('x-request-id', c.var.requestId);
    await next();
    const { method } = c.req;
    const { status } = c.res;
    const [route, ms] = [routePath(c), performance.now() - started];
    measure?.(method, route, status, ms / 1_000);
    c.var.log.info({ method, route, status, ms: Math.round(ms * 10) / 10 }, 'request');
  });
