import { tooManyRequestsDetails } from '#core/errors/errors.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import type { UserRows } from '../../db/kind-tables.ts';
import { secondsSinceVersion, type VersionOf } from '../../db/row-states.ts';
import { secondsToWait } from '../../db/user-rows.ts';
import { tooMany } from '../problem-error.ts';
import type { RateLimits } from './rate-limits.ts';

/** How many rows of a kind a user may create within some seconds; of several, each holds. */
export type Pace = readonly { readonly hits: number; readonly seconds: number }[];

interface Change {
  tx: Queryable;
  userId: UserId;
}

export const paceOf = ({ creation }: RateLimits): Pace => [creation?.userId ?? []].flat();

/**
 * Refuses what nobody creates so fast by hand, nor by pasting a table. Only under the user's lock is
 * that exact.
 *
 * @throws ProblemError 429 too_many_requests, with the seconds until the limit allows one
 */
export async function limitCreations(
  { tx, userId }: Change,
  rows: UserRows,
  pace: Pace,
): Promise<void> {
  for (const most of pace) {
    const retryAfter = await secondsToWait(tx, rows, userId, most);
    if (retryAfter === 0) continue;
    throw tooMany(tooManyRequestsDetails.creation, retryAfter);
  }
}

/**
 * Refuses a version of a row that comes sooner after so many others than anybody saves by hand:
 * every one is stored for good.
 *
 * @param latest the version that was just written
 * @throws ProblemError 429 too_many_requests
 */
export async function limitChanges(
  { tx, userId }: Change,
  latest: VersionOf,
  pace: Pace,
): Promise<void> {
  for (const { hits, seconds } of pace) {
    const version = latest.version - hits;
    if (version < 1) continue;
    const since = await secondsSinceVersion(tx, userId, { ...latest, version });
    if (since >= seconds) continue;
    throw tooMany(tooManyRequestsDetails.creation, Math.ceil(seconds - since));
  }
}
