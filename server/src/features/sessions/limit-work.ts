import { createMiddleware } from 'hono/factory';
import { tooManyRequestsDetails } from '#core/errors/errors.ts';
import type { Env } from '../../env.ts';
import { guarding } from '../../http/api/refusals.ts';
import { tooMany } from '../../http/problem-error.ts';
import { countingFor, type ProcessorTime } from '../../processor-time.ts';
import type { SessionEnv } from './session.ts';

export type LimitWork = ReturnType<typeof limitWork>;

/**
 * Comes after the session, before calls that may take much work: it counts against their user, of whom no
 * more is taken once it is too much.
 *
 * @throws ProblemError 429 too_many_requests, with the seconds until it is forgotten
 */
export function limitWork(time: ProcessorTime, { work }: Env['rateLimits']) {
  const most = Math.min(...[work?.userId ?? []].flat().map(({ hits }) => hits));
  return guarding(
    createMiddleware<SessionEnv>(async (c, next) => {
      const { userId } = c.var;
      if (time.of(userId) > most) throw tooMany(tooManyRequestsDetails.work, time.secondsLeft());
      await countingFor((ms) => time.add(userId, ms), next);
    }),
    { refuses: [429] },
  );
}
