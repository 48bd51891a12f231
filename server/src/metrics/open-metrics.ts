import { createServer } from 'node:http';
import program from '../../../package.json' with { type: 'json' };
import type { Env } from '../env.ts';
import { backupFigures } from '../features/backups/commands.ts';
import type { UserEvents } from '../features/events/user-events.ts';
import type { FailedCheck } from '../features/health/readiness.ts';
import { passwordCounts } from '../features/passwords/hashing.ts';
import type { LineCounts } from '../http/limits/lines.ts';
import { listen } from '../http/requests/listen.ts';
import { dailyBackups } from '../jobs/backup-queue.ts';
import { countJobs, findLastRun } from '../jobs/job-figures.ts';
import type { Services } from '../services.ts';
import { createMetrics } from './metrics.ts';

interface Parts {
  readonly services: Pick<Services, 'db' | 'checks'>;
  readonly events: UserEvents;
  readonly inLine: { counts(): LineCounts };
  failing(): Promise<FailedCheck[]>;
}

/** What of a process is measured. Loaded only where METRICS_PORT asks for it. */
export function openMetrics({ services: { db, checks }, events, inLine, failing }: Parts) {
  const metrics = createMetrics({
    version: program.version,
    pools: () => db.pools?.() ?? {},
    lines: () => ({ calls: inLine.counts(), passwords: passwordCounts() }),
    streams: events.count,
    async checks() {
      const failed = (await failing()).map(({ name }) => name);
      return Object.fromEntries(Object.keys(checks).map((name) => [name, !failed.includes(name)]));
    },
    jobs: () => countJobs(db.auth),
    lastBackupRun: () => findLastRun(db.auth, dailyBackups),
    backups: () => backupFigures,
  });
  return {
    measureCall: metrics.measureCall,
    listen: (address: NonNullable<Env['metrics']>) => serveMetrics(address, metrics),
  };
}

/**
 * Answers `GET /metrics` on a port of its own, which no proxy leads to.
 *
 * @returns the port, and what closes it
 * @throws StartupError when the port cannot be had
 */
const serveMetrics = (
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
