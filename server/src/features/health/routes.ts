import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { ProblemError } from '../../http/problem.ts';

export interface Readiness {
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** True from the moment the process was asked to stop. */
  isStopping(): boolean;
}

/** `/healthz`: the process runs. `/readyz`: it can do its work, the database included. */
export function healthRoutes({ ping, isStopping }: Readiness) {
  let answering: Promise<void> | undefined;
  // However many ask at once, the database is asked once.
  const pingOnce = () => {
    answering ??= ping().finally(() => {
      answering = undefined;
    });
    return answering;
  };
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      if (isStopping()) throw new ProblemError(503, 'shutting_down');
      await pingOnce();
      return c.json({ status: 'ready' });
    });
}
