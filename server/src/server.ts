import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import type { Env } from './env.ts';
import type { UserEventLimits } from './features/events/user-events.ts';
import { answerClientErrors } from './http/client-errors.ts';
import type { Logger } from './log.ts';
import { openServices, type Services } from './services.ts';
import { StartupError } from './startup-error.ts';

const webFolder = fileURLToPath(new URL('../../web/build/client', import.meta.url));

export const httpLimits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
};

export interface RunningServer {
  port: number;
  services: Services;
  /** Takes no more, finishes what runs, then closes everything. */
  stop(): Promise<void>;
}

/**
 * Prepares everything that the application needs, and only then listens.
 *
 * @throws StartupError when the database or the port cannot be had
 */
export async function startServer(
  env: Env,
  log: Logger,
  limits = httpLimits,
  streamLimits?: UserEventLimits,
): Promise<RunningServer> {
  // The application loads meanwhile: opening the database occupies other threads and the disk.
  const [services, { createApp }, { openUserEvents }] = await Promise.all([
    openServices(env, log),
    import('./app.ts'),
    import('./features/events/user-events.ts'),
  ]);
  const events = openUserEvents(services.db, log, streamLimits);
  let stopping = false;
  const app = createApp({ ...services, events, env, log, webFolder, isStopping: () => stopping });
  const http = createAdaptorServer({ fetch: app.fetch, serverOptions: limits }) as Server;
  answerClientErrors(http);
  try {
    const port = await listen(http, env.port);
    await services.work();
    return {
      port,
      services,
      async stop() {
        stopping = true;
        await Promise.all([closeHttp(http, env.stopWithinMs / 2), events.close()]);
        await services.close();
      },
    };
  } catch (error) {
    await events.close();
    await services.close();
    throw error;
  }
}

async function listen(http: Server, port: number): Promise<number> {
  http.listen(port);
  try {
    await once(http, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'já está em uso' : `não pode ser usada (${code})`;
    throw new StartupError(`A porta ${port} ${reason}. Escolha outra com PORT.`);
  }
  return (http.address() as AddressInfo).port;
}

/**
 * Takes no new connection, lets the requests under way finish, and drops each connection once it is
 * idle. A request that is not done in time is cut off.
 */
async function closeHttp(http: Server, finishWithinMs: number): Promise<void> {
  const closed = once(http, 'close');
  http.close();
  const sweep = setInterval(() => http.closeIdleConnections(), 50);
  const deadline = setTimeout(() => http.closeAllConnections(), finishWithinMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
