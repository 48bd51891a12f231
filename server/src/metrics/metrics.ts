import pTimeout from 'p-timeout';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolCounts } from '../db/database.ts';
import type { LineCounts } from '../http/limits/lines.ts';
import type { MeasureCall } from '../http/requests/access-log.ts';
import type { JobFigures } from '../jobs/job-figures.ts';

/** How many backups this process has made, by what became of them, and when the last good one was. */
interface BackupFigures {
  readonly results: Readonly<Record<'readable' | 'unreadable' | 'failed', number>>;
  readonly newest: Date | undefined;
}

/** What is looked at when somebody asks. Those that query the database are read seldom. */
export interface Sources {
  readonly version: string;
  pools(): Readonly<Record<string, PoolCounts>>;
  lines(): Readonly<Record<string, LineCounts>>;
  streams(): number;
  /** Whether each check of the readiness holds, by its name. */
  checks(): Promise<Readonly<Record<string, boolean>>>;
  jobs(): Promise<readonly JobFigures[]>;
  lastBackupRun(): Promise<Date | undefined>;
  backups(): BackupFigures;
}

type Sample = readonly [
  value: number | null | undefined,
  labels?: Readonly<Record<string, string>>,
];

/** The interval of queries to the database in milliseconds, however many ask, and however often. */
const askEveryMs = 30_000;

/** Prometheus gives up after ten seconds, and takes a process that answers nothing for one that is down. */
const patienceMs = 5_000;

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Seconds: most calls take some milliseconds, and the database gives up after ten. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The figures of one process. Their names are what deploy/monitoring draws and watches. */
export function createMetrics(sources: Sources) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const calls = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Calls and their time, by method, declared path and status',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });

  /** Looked at when somebody asks. What cannot be had is left out, until it can. */
  const look = (
    Kind: typeof Gauge | typeof Counter,
    name: string,
    help: string,
    labelNames: string[],
    read: () => readonly Sample[] | Promise<readonly Sample[]>,
  ) =>
    new Kind({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        const all = pTimeout(Promise.resolve(read()), { milliseconds: patienceMs });
        const samples = await all.catch(() => []);
        this.reset();
        // One without labels would be a zero, which is a figure.
        if (labelNames.length === 0) this.remove();
        for (const [value, labels = {}] of samples) {
          if (typeof value === 'number') this.inc(labels, value);
        }
      },
    });
  const gauge = look.bind(undefined, Gauge);
  const counter = look.bind(undefined, Counter);

  const jobs = seldom(sources.jobs);
  const lastBackupRun = seldom(sources.lastBackupRun);
  const seconds = (at: Date | undefined) => at && at.getTime() / 1_000;

  gauge('artesa_build_info', 'The version', ['version'], () => [[1, { version: sources.version }]]);
  gauge('artesa_check', 'A check of /readyz: 1 holds, 0 fails', ['check'], async () =>
    Object.entries(await sources.checks()).map(([check, holds]) => [Number(holds), { check }]),
  );
  gauge('artesa_pool_connections', 'Connections to the database', ['pool', 'state'], () =>
    Object.entries(sources.pools()).flatMap(([pool, { total, idle }]) => [
      [total - idle, { pool, state: 'busy' }],
      [idle, { pool, state: 'idle' }],
    ]),
  );
  gauge('artesa_pool_waiting', 'What waits for a connection', ['pool'], () =>
    Object.entries(sources.pools()).map(([pool, { waiting }]) => [waiting, { pool }]),
  );
  gauge('artesa_line', 'Calls in the line of their user, and passwords', ['line', 'state'], () =>
    Object.entries(sources.lines()).flatMap(([line, { working, waiting }]) => [
      [working, { line, state: 'working' }],
      [waiting, { line, state: 'waiting' }],
    ]),
  );
  gauge('artesa_streams', 'Open streams of events', [], () => [[sources.streams()]]);
  gauge('artesa_jobs', 'Jobs of the whole installation', ['queue', 'state'], async () =>
    (await jobs()).map(({ queue, state, count }) => [count, { queue, state }]),
  );
  gauge('artesa_jobs_oldest_seconds', 'The age of the oldest job', ['queue', 'state'], async () =>
    (await jobs()).map(({ queue, state, oldest }) => [oldest, { queue, state }]),
  );
  counter('artesa_backups_total', 'Backups that this process made', ['result'], () =>
    Object.entries(sources.backups().results).map(([result, count]) => [count, { result }]),
  );
  gauge(
    'artesa_backup_newest_timestamp_seconds',
    'The newest readable one of this process',
    [],
    () => [[seconds(sources.backups().newest)]],
  );
  gauge('artesa_backup_run_timestamp_seconds', 'The last nightly run of all', [], async () => [
    [seconds(await lastBackupRun())],
  ]);

  const measureCall: MeasureCall = (method, route, status, time) => {
    const known = methods.has(method) ? method : 'other';
    calls.observe({ method: known, route: declaredPath(route), status }, time);
  };
  return { measureCall, contentType: registry.contentType, text: () => registry.metrics() };
}

const declared = new Map<string, string>();

/** `/api/products/{id}` of `/api/products/:id`, and `*` of what no call declares, as pages and files. */
function declaredPath(route: string): string {
  let path = declared.get(route);
  if (path === undefined) {
    path = route.endsWith('*') ? '*' : route.replaceAll(/:(\w+)(\{[^}]*\})?/g, '{$1}');
    declared.set(route, path);
  }
  return path;
}

/** The last answer of a question that is seldom put; one that fails is put again the next time. */
function seldom<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let until = 0;
  return () => {
    if (answer && Date.now() < until) return answer;
    until = Date.now() + askEveryMs;
    answer = ask();
    answer.catch(() => {
      answer = undefined;
    });
    return answer;
  };
}
