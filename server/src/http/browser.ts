import { createMiddleware } from 'hono/factory';
import { addressList, clientAddress } from './address.ts';
import type { AppEnv } from './app-env.ts';

const longestUserAgent = 512;

/**
 * Finds out once per request who is at its other end.
 *
 * @param proxies addresses and CIDR ranges whose X-Forwarded-For is believed
 */
export const knowBrowser = (proxies: readonly string[]) => {
  const trusted = addressList(proxies);
  return createMiddleware<AppEnv>(async (c, next) => {
    const connection = c.env?.incoming?.socket.remoteAddress ?? '';
    const address = clientAddress(connection, c.req.header('x-forwarded-for'), trusted);
    const userAgent = (c.req.header('user-agent') ?? '').slice(0, longestUserAgent);
    c.set('browser', { address, userAgent });
    await next();
  });
};
