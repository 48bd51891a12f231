import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { ProblemError } from '../../http/problem.ts';

export interface Readiness {
  /** What the process needs for its work, by name. Each rejects while it is not there. */
  checks: Readonly<Record<string, () => Promise<void>>>;
  /** True from the moment the process was asked to stop. */
  isStopping(): boolean;
}

/** `/healthz`: the process runs. `/readyz`: it can do its work, the database included. */
export function healthRoutes({ checks, isStopping }: Readiness) {
  let answering: Promise<void> | undefined;
  const checkAll = async () => {
    for (const check of Object.values(checks)) await check();
  };
  // However many ask at once, everything is looked at once.
  const checkOnce = () => {
    answering ??= checkAll().finally(() => {
      answering = undefined;
    });
    return answering;
  };
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      if (isStopping()) throw new ProblemError(503, 'shutting_down');
      await checkOnce();
      return c.json({ status: 'ready' });
    });
}
