import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import type { Env } from './env.ts';
import type { UserEventLimits } from './features/events/user-events.ts';
import { createReadiness } from './features/health/readiness.ts';
import { createLines, lineLimits } from './http/limits/lines.ts';
import { answerClientErrors, refuseSlowBodies } from './http/requests/client-errors.ts';
import { type Listening, listen } from './http/requests/listen.ts';
import type { Logger } from './log.ts';
import { openServices } from './services.ts';

const webFolder = fileURLToPath(new URL('../../web/build/client', import.meta.url));

export const httpLimits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  /** The time for a file over a slow line: other bodies are whole within a window of their pace. */
  requestTimeout: 10 * 60_000,
  /** A call that comes while the server hangs up is lost: nginx keeps idle ones for one minute, Caddy for two. */
  keepAliveTimeout: 125_000,
  connectionsCheckingInterval: 5_000,
  /** The least pace of a body: 20 kB/s. */
  bodyPace: { bytes: 600_000, windowMs: 30_000 },
};

/**
 * Prepares everything that the application needs, and only then listens.
 *
 * @throws StartupError when the database, the address or the port cannot be had
 */
export async function startServer(
  env: Env,
  log: Logger,
  { bodyPace, ...serverOptions } = httpLimits,
  streamLimits?: UserEventLimits,
) {
  // The application loads meanwhile: opening the database occupies other threads and the disk.
  const [services, { createApp }, { openUserEvents }, metricsModule] = await Promise.all([
    openServices(env, log),
    import('./app.ts'),
    import('./features/events/user-events.ts'),
    env.metrics && import('./metrics/open-metrics.ts'),
  ]);
  const events = openUserEvents(services.db, log, streamLimits);
  const inLine = createLines(lineLimits(services.db.engine));
  const failing = createReadiness(services.checks);
  const metrics = metricsModule?.openMetrics({ services, events, inLine, failing });
  let stopping = false;
  const app = createApp({
    ...services,
    ...{ events, env, log, webFolder, inLine, failing },
    measureCall: metrics?.measureCall,
    isStopping: () => stopping,
  });
  const create = () => {
    const http = createAdaptorServer({ fetch: app.fetch, serverOptions }) as Server;
    answerClientErrors(http, env.appUrl.startsWith('https:'));
    refuseSlowBodies(http, bodyPace);
    return http;
  };
  let measured: Listening | undefined;
  try {
    await services.work();
    measured = env.metrics && (await metrics?.listen(env.metrics));
    const { port, close } = await listen(create, env);
    return {
      port,
      /** The port at which the figures are. */
      metricsPort: measured?.port,
      services,
      /** Takes no more, finishes what runs, then closes everything; the figures can be had to the last. */
      async stop() {
        stopping = true;
        await Promise.all([close(env.stopWithinMs / 2), events.close()]);
        await services.close();
        await measured?.close(0);
      },
    };
  } catch (error) {
    await events.close();
    await services.close();
    await measured?.close(0);
    throw error;
  }
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;
