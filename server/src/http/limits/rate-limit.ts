import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { tooManyRequestsDetails } from '#core/errors/errors.ts';
import type { Database } from '../../db/database.ts';
import { rateLimits } from '../../db/schema/rate-limits.ts';
import type { Env } from '../../env.ts';
import { keyedHash } from '../../keys.ts';
import type { AppEnv } from '../app-env.ts';
import { tooMany } from '../problem-error.ts';
import { limitedAddress } from '../requests/address.ts';
import { knownDevice } from './known-device.ts';
import { type InLine, lineOfAddress } from './lines.ts';
import type { LimitedAction, Subject } from './rate-limits.ts';

/**
 * Counts a try and refuses one too many.
 *
 * @param by whose try it is; the signed-in user's where nobody else is named
 * @throws ProblemError 429 too_many_requests, with the seconds until the window ends
 */
export type RateLimiter = <E extends AppEnv>(
  c: Context<E>,
  action: LimitedAction,
  by?: { email?: string; userId?: string },
) => Promise<void>;

/** Counters in the database, for every process. A key is a keyed hash: the table names nobody. */
export function createRateLimiter(
  db: Database,
  env: Pick<Env, 'appUrl' | 'keys' | 'rateLimits'>,
  inLine: InLine,
): RateLimiter {
  const keyOf = (...parts: string[]) => keyedHash(env.keys.names, `limit:${parts.join(':')}`);

  const count = async (action: LimitedAction, subjects: Partial<Record<Subject, string>>) => {
    const limits = Object.entries(env.rateLimits[action] ?? {}).flatMap(([subject, limit]) => {
      const who = subjects[subject as Subject];
      if (who === undefined) return [];
      return [limit].flat().map((each) => {
        return { key: keyOf(action, subject, String(each.seconds), who), ...each };
      });
    });
    if (limits.length === 0) return;
    const counted = await countTries(db, limits);
    const refused = counted.filter(({ key, hits }) => {
      const limit = limits.find((each) => each.key === key);
      return limit !== undefined && hits > limit.hits;
    });
    if (refused.length === 0) return;
    const retryAfter = Math.max(1, ...refused.map(({ wait }) => wait));
    throw tooMany(tooManyRequestsDetails[action], retryAfter);
  };

  return async (c, action, { email, userId = c.get('userId') } = {}) => {
    const gone = c.req.raw.signal;
    if (email) c.set('who', email);
    const device = email && (await knownDevice(c, env, email));
    if (device) {
      const subjects = { device: `${device}:${email}` };
      return await inLine(`device:${device}`, gone, () => count(action, subjects));
    }
    const address = limitedAddress(c.get('browser').address);
    const emailHere = email && `${address}:${email}`;
    // The tries of one address wait for one row: not with all connections in hand.
    await inLine(lineOfAddress(c), gone, async () => {
      await count(action, { ...(userId && { userId }), address, ...(emailHere && { emailHere }) });
      // Last, so that who is refused already uses up nothing of somebody else.
      if (email) await count(action, { email });
    });
  };
}

/** One statement, so that each of many tries at once counts. */
async function countTries(db: Database, limits: { key: string; seconds: number }[]) {
  // A parameter, because a distributed PostgreSQL takes no function in `do update set`.
  const at = Date.now();
  const moment = (ms: number) => sql.param(new Date(ms), rateLimits.resetsAt);
  const now = moment(at);
  const rows = limits.map(({ key, seconds }) => sql`(${key}, 1, ${moment(at + seconds * 1000)})`);
  const { rows: counted } = await db.auth.execute(sql`
    insert into ${rateLimits} as kept (key, hits, resets_at) values ${sql.join(rows, sql`, `)}
    on conflict (key) do update set
      hits = case when kept.resets_at <= ${now} then 1 else kept.hits + 1 end,
      resets_at = case when kept.resets_at <= ${now} then excluded.resets_at else kept.resets_at end
    returning key, hits, ceil(extract(epoch from kept.resets_at - ${now}))::int as wait`);
  return counted as { key: string; hits: number; wait: number }[];
}
