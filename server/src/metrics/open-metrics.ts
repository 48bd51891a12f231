import { readFileSync } from 'node:fs';
import type { Env } from '../env.ts';
import { backupFigures } from '../features/backups/commands.ts';
import type { UserEvents } from '../features/events/user-events.ts';
import type { FailedCheck } from '../features/health/readiness.ts';
import { passwordCounts } from '../features/passwords/hashing.ts';
import type { LineCounts } from '../http/lines.ts';
import { dailyBackups } from '../jobs/backup-queue.ts';
import { countJobs, findLastRun } from '../jobs/job-figures.ts';
import type { Services } from '../services.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './metrics-server.ts';

interface Parts {
  readonly services: Pick<Services, 'db' | 'checks'>;
  readonly events: UserEvents;
  readonly inLine: { counts(): LineCounts };
  failing(): Promise<FailedCheck[]>;
}

const packageFile = new URL('../../../package.json', import.meta.url);

/** What of a process is measured. Loaded only where METRICS_PORT asks for it. */
export function openMetrics({ services: { db, checks }, events, inLine, failing }: Parts) {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const metrics = createMetrics({
    version,
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
