import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { codeOfAbsence, ProblemError } from '../../http/problem-error.ts';
import type { FailedCheck } from './readiness.ts';

export interface Health {
  /** The checks that fail now: readiness.ts. */
  failing(): Promise<FailedCheck[]>;
  /** True from the moment the process was signalled to stop. */
  isStopping(): boolean;
}

/** `/healthz`: the process runs. `/readyz`: it can do its work, or which of its checks fail. */
export const healthRoutes = ({ failing, isStopping }: Health) =>
  new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      if (isStopping()) throw new ProblemError(503, 'shutting_down');
      const [first, ...others] = await failing();
      if (!first) return c.json({ status: 'ready' });
      const failed = [first, ...others].map(({ name }) => name);
      const more = { retryAfter: 2, members: { failed }, cause: first.error };
      const code =
        first.error instanceof ProblemError ? first.error.code : codeOfAbsence(first.error);
      throw new ProblemError(503, code ?? 'not_ready', undefined, more);
    });
