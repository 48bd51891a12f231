import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';

/** The headers of every answer. A page replaces the policy by one that names its scripts. */
const headers = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const transport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** What the API answers is somebody's, or of this moment; a route that allows more sets its own header. */
const noStore = 'no-store';

export const guardingHeaders = (overHttps: boolean): readonly [string, string][] =>
  Object.entries(overHttps ? { ...headers, ...transport } : headers);

/** Set before the handler runs, so that every answer carries them, errors included. */
export const secureHeaders = (overHttps: boolean) => {
  const always = guardingHeaders(overHttps);
  return createMiddleware<AppEnv>(async (c, next) => {
    for (const [name, value] of always) c.header(name, value);
    if (c.req.path.startsWith('/api/')) c.header('cache-control', noStore);
    await next();
  });
};
