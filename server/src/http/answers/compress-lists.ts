import { compress } from 'hono/compress';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';

const gzip = compress({ encoding: 'gzip', contentTypeFilter: /^application\/json/ });

/** Compresses answers that may be megabytes. Without Accept-Encoding it costs nothing. */
export const compressLists = createMiddleware<AppEnv>((c, next) => {
  c.header('vary', 'Accept-Encoding');
  return c.req.header('accept-encoding') ? gzip(c, next) : next();
});
