import type { RouteConfig } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { createRoute } from '../../http/router.ts';

type Declared = Omit<Parameters<typeof createRoute>[0], 'method' | 'path' | 'middleware'>;

/** Declares calls that go through the same middleware, in this order. */
export const routesBehind =
  <Middleware extends MiddlewareHandler[]>(...middleware: Middleware) =>
  <Method extends RouteConfig['method'], Path extends string, Rest extends Declared>(
    method: Method,
    path: Path,
    declared: Rest,
  ) =>
    createRoute<
      Path,
      Rest & { method: Method; path: Path; middleware: Middleware; operationId: string }
    >({ ...declared, method, path, middleware });
