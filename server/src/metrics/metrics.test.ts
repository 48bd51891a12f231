import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createMetrics, type Sources } from './metrics.ts';

const folder = fileURLToPath(new URL('../../../deploy/monitoring/', import.meta.url));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

const sources: Sources = {
  version: '1.2.3',
  pools: () => ({ app: { total: 3, idle: 1, waiting: 2 } }),
  lines: () => ({ calls: { working: 1, waiting: 4 } }),
  streams: () => 5,
  checks: async () => ({ database: true, jobs: false }),
  jobs: async () => [
    { queue: 'mail', state: 'retrying', count: 6, oldest: 70 },
    { queue: 'mail', state: 'active', count: 1, oldest: null },
  ],
  lastBackupRun: async () => new Date(8_000),
  backups: () => ({ results: { readable: 9, unreadable: 0, failed: 1 }, newest: new Date(10_000) }),
};

/** What a process prints after a call, without the comments. */
async function printed(some: Partial<Sources> = {}) {
  const { measureCall, text } = createMetrics({ ...sources, ...some });
  measureCall('GET', '/api/products/:id', 200, 0.003);
  measureCall('BREW', '/*', 404, 0.003);
  const lines = (await text()).split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

const nameOf = (line: string) => /^\w+/.exec(line)?.[0] ?? '';

test('each figure has its name, labels and value', async () => {
  const lines = await printed();
  expect(lines.filter((line) => line.startsWith('artesa_')).sort()).toEqual([
    'artesa_backup_newest_timestamp_seconds 10',
    'artesa_backup_run_timestamp_seconds 8',
    'artesa_backups_total{result="failed"} 1',
    'artesa_backups_total{result="readable"} 9',
    'artesa_backups_total{result="unreadable"} 0',
    'artesa_build_info{version="1.2.3"} 1',
    'artesa_check{check="database"} 1',
    'artesa_check{check="jobs"} 0',
    'artesa_jobs_oldest_seconds{queue="mail",state="retrying"} 70',
    'artesa_jobs{queue="mail",state="active"} 1',
    'artesa_jobs{queue="mail",state="retrying"} 6',
    'artesa_line{line="calls",state="waiting"} 4',
    'artesa_line{line="calls",state="working"} 1',
    'artesa_pool_connections{pool="app",state="busy"} 2',
    'artesa_pool_connections{pool="app",state="idle"} 1',
    'artesa_pool_waiting{pool="app"} 2',
    'artesa_streams 5',
  ]);
  const calls = lines.filter((line) => line.startsWith('http_request_duration_seconds_count'));
  expect(calls).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/api/products/{id}",status="200"} 1',
    'http_request_duration_seconds_count{method="other",route="*",status="404"} 1',
  ]);
});

test('what cannot be had is left out, and the rest is there', async () => {
  const fail = () => Promise.reject(new Error('no database'));
  const names = new Set((await printed({ jobs: fail, lastBackupRun: fail })).map(nameOf));
  expect(names).not.toContain('artesa_jobs');
  expect(names).not.toContain('artesa_backup_run_timestamp_seconds');
  expect(names).toContain('artesa_check');
});

test('the database is asked once for many who ask', async () => {
  let questions = 0;
  const jobs = async () => {
    questions += 1;
    return [];
  };
  const { text } = createMetrics({ ...sources, jobs });
  await Promise.all([text(), text()]);
  await text();
  expect(questions).toBe(1);
});

const dashboard = z
  .object({
    title: z.string().min(1),
    uid: z.string().min(1),
    schemaVersion: z.int(),
    templating: z.object({
      list: z.tuple([
        z.looseObject({ name: z.literal('datasource'), type: z.literal('datasource') }),
      ]),
    }),
    panels: z.array(
      z.looseObject({
        id: z.int(),
        type: z.enum(['row', 'stat', 'timeseries']),
        title: z.string().min(1),
        gridPos: z.object({ x: z.int(), y: z.int(), w: z.int().max(24), h: z.int() }),
        targets: z
          .array(
            z.looseObject({
              expr: z.string(),
              datasource: z.object({
                type: z.literal('prometheus'),
                uid: z.string().regex(/^\$\{datasource\}$/),
              }),
            }),
          )
          .default([]),
      }),
    ),
  })
  .parse(JSON.parse(read('grafana-dashboard.json')));

const drawn = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** The expressions of the rules: each is folded, and ends where the next key begins. */
const watched = read('artesa.rules.yml')
  .split(/\n +expr: >-\n/)
  .slice(1)
  .map((rest) => rest.split(/\n +(?:for|labels):/)[0] ?? '');

/** Names of metrics: what is neither called, nor a label, a keyword or a text. */
const namesIn = (expression: string) =>
  expression
    .replaceAll(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]|\b(by|without|on) ?\([^)]*\)/g, ' ')
    .match(/\b[a-z][a-z0-9_]*\b(?!\s*\()/g)
    ?.filter((word) => !/^(by|and|or|unless|without|on)$/.test(word)) ?? [];

const unknownIn = (expressions: string[], known: ReadonlySet<string>) =>
  expressions.flatMap(namesIn).filter((name) => !known.has(name));

test('the dashboard and the rules know only what a process prints, and all of its own is drawn', async () => {
  const known = new Set((await printed()).map(nameOf)).add('up');
  expect({ panels: drawn.length > 15, rules: watched.length }).toEqual({ panels: true, rules: 5 });
  expect(unknownIn([...drawn, ...watched], known)).toEqual([]);
  expect(unknownIn(['sum by (le) (rate(artesa_invented{a="b"}[5m])) > 1'], known)).toEqual([
    'artesa_invented',
  ]);
  const own = [...known].filter((name) => name.startsWith('artesa_'));
  expect(own.filter((name) => !drawn.flatMap(namesIn).includes(name))).toEqual([]);
});

test('no panel lies on another', () => {
  const taken = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
  );
  expect(new Set(taken).size).toBe(taken.length);
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
});
