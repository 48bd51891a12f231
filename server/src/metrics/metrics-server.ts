import { createServer } from 'node:http';
import type { Env } from '../env.ts';
import { listen } from '../http/listen.ts';

/**
 * Answers `GET /metrics` on a port of its own, which no proxy leads to.
 *
 * @returns the port, and what closes it
 * @throws StartupError when the port cannot be had
 */
export const serveMetrics = (
  address: NonNullable<Env['metrics']>,
  metrics: { contentType: string; text(): Promise<string> },
) =>
  listen(
    () =>
      createServer(async ({ method, url }, response) => {
        if (method !== 'GET' || url !== '/metrics') {
          response.writeHead(404).end();
          return;
        }
        try {
          const text = await metrics.text();
          response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
        } catch {
          response.writeHead(500).end();
        }
      }),
    address,
    'METRICS_',
  );
