import { isOverlong, isRunning, type Stopwatch, sittingOf } from './stopwatch.ts';

const fresh: Stopwatch = { sum: 0, since: null, until: null, used: null, wanted: false };

/** Begins a sitting. One that runs, or waits for an answer, goes on. */
export function start(watch: Stopwatch | null, now: number): Stopwatch {
  if (watch && watch.since !== null) return watch;
  return { ...(watch ?? fresh), since: now, wanted: false };
}

/** Ends the sitting. One that is too long waits for an answer. */
export function pause(watch: Stopwatch, now: number): Stopwatch {
  if (!isRunning(watch)) return watch;
  return isOverlong(watch, now) ? { ...watch, until: now } : endSitting(watch, now);
}

export function endSitting(watch: Stopwatch, now: number): Stopwatch {
  return { ...watch, sum: watch.sum + sittingOf(watch, now), since: null, until: null };
}

/** Drops the sitting. Null when nothing else was measured. */
export function leaveOut(watch: Stopwatch): Stopwatch | null {
  return watch.sum === 0 ? null : { ...watch, since: null, until: null };
}

/** The time becomes the product's. An overlong sitting still waits for an answer. */
export function use(watch: Stopwatch, now: number): Stopwatch {
  const ended = pause(watch, now);
  return ended.since === null ? { ...ended, used: ended.sum, wanted: false } : ended;
}

/** The time becomes the product's as soon as the form is open. */
export function want(watch: Stopwatch, now: number): Stopwatch {
  const ended = pause(watch, now);
  return ended.since === null ? { ...ended, wanted: true } : ended;
}

/** Whether its time is the product's already, and nothing was measured since. */
export const isUsedUp = ({ since, sum, used }: Stopwatch) => since === null && used === sum;

/** The last look at a stopwatch, and the start of the sitting at that time. */
export interface Look {
  readonly since: number | null;
  readonly at: number;
}

/** The stopwatch after the clock was set back: what was seen of the sitting counts, and it goes on from now. */
export function afterClock(watch: Stopwatch, now: number, last: Look | null): Stopwatch {
  if (!isRunning(watch) || watch.since === null) return watch;
  const seen = last !== null && last.since === watch.since ? last.at : watch.since;
  if (now >= seen) return watch;
  return { ...watch, sum: watch.sum + sittingOf(watch, seen), since: now };
}
