import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../../http/app-env.ts';
import { answerError, ProblemError } from '../../http/problem-error.ts';
import { createLogger } from '../../log.ts';
import { type Checks, createReadiness } from './readiness.ts';
import { healthRoutes } from './routes.ts';

const refused = Object.assign(new Error('ana@db'), { code: 'ECONNREFUSED' });

async function ask(checks: Checks, isStopping = false) {
  const logged: string[] = [];
  const app = new Hono<AppEnv>();
  app.onError(answerError);
  app.use(async (c, next) => {
    c.set('log', createLogger('info', { write: (line) => logged.push(line) }));
    await next();
  });
  const failing = createReadiness(checks, 50);
  app.route('/', healthRoutes({ failing, isStopping: () => isStopping }));
  const answer = await app.request('/readyz');
  return { status: answer.status, body: await answer.json(), logged: logged.join() };
}

const holds = async () => {};
const fails = (error: unknown) => () => Promise.reject(error);
const never = () => new Promise<void>(() => {});

test('it is ready when all checks hold', async () => {
  expect(await ask({ database: holds, jobs: holds })).toMatchObject({
    status: 200,
    body: { status: 'ready' },
  });
});

test.each<[string, Checks, { code: string; failed?: string[] }]>([
  [
    'the database',
    { database: fails(refused), jobs: holds },
    { code: 'database_unavailable', failed: ['database'] },
  ],
  [
    'a check of ours',
    { disk: fails(new ProblemError(503, 'disk_full')) },
    { code: 'disk_full', failed: ['disk'] },
  ],
  [
    'one that takes too long',
    { database: holds, jobs: never },
    { code: 'not_ready', failed: ['jobs'] },
  ],
  [
    'several',
    { jobs: fails(new Error('ana')), database: fails(refused) },
    { code: 'not_ready', failed: ['jobs', 'database'] },
  ],
])('%s is named when it fails, without its message', async (_what, checks, expected) => {
  const { status, body, logged } = await ask(checks);
  expect({ status, body }).toMatchObject({ status: 503, body: expected });
  expect(JSON.stringify(body) + logged).not.toContain('ana');
});

test('a process that stops looks at nothing any more', async () => {
  const { status, body } = await ask({ database: never }, true);
  expect({ status, body }).toMatchObject({ status: 503, body: { code: 'shutting_down' } });
});

test('many who ask at once are answered by one look', async () => {
  let looks = 0;
  const failing = createReadiness({
    async database() {
      looks += 1;
    },
  });
  expect(await Promise.all([failing(), failing()])).toEqual([[], []]);
  expect(looks).toBe(1);
  await failing();
  expect(looks).toBe(2);
});
