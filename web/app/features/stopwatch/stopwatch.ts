import { parseJson } from '../../ui/browser/storage.ts';

/** What a stopwatch has measured, as it is kept. Times in ms, moments in ms since 1970. */
export interface Stopwatch {
  /** Of all sittings that are over. */
  readonly sum: number;
  /** When the sitting began that is not in the sum; null while there is none. */
  readonly since: number | null;
  /** When that sitting ended, if it is too long to count unasked. */
  readonly until: number | null;
  /** The sum that became the product's time. */
  readonly used: number | null;
  /** Its sum is to be used as soon as the form is open. */
  readonly wanted: boolean;
}

/** Nobody sits longer in one go, without pausing once, in ms. */
const longestSitting = 12 * 60 * 60_000;

export const isRunning = ({ since, until }: Stopwatch) => since !== null && until === null;

/** The sitting that is not in the sum. A clock that was set back makes it no less than 0. */
export function sittingOf({ since, until }: Stopwatch, now: number): number {
  return since === null ? 0 : Math.max(0, (until ?? now) - since);
}

/** All that was measured. */
export const measured = (watch: Stopwatch, now: number) => watch.sum + sittingOf(watch, now);

/** Whether the last sitting is so long that somebody has to say whether it counts. */
export const isOverlong = (watch: Stopwatch, now: number) => sittingOf(watch, now) > longestSitting;

/** Reads what a device kept, without trust. */
export function readStopwatch(text: string | null): Stopwatch | null {
  const kept: Record<keyof Stopwatch, unknown> = Object(parseJson(text));
  const sum = timeOf(kept.sum);
  if (sum === null) return null;
  const since = timeOf(kept.since);
  const until = since === null ? null : timeOf(kept.until);
  return { sum, since, until, used: timeOf(kept.used), wanted: kept.wanted === true };
}

const timeOf = (value: unknown) =>
  typeof value === 'number' && value >= 0 && value < Number.POSITIVE_INFINITY ? value : null;
