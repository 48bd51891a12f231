import { formatReading, stopwatchStates } from '#core/stopwatch/stopwatch-states.ts';
import { parseJson } from '../../ui/browser/browser-storage.ts';

/** What a stopwatch has measured. Times in ms, moments in ms since 1970. */
export interface Stopwatch {
  readonly sum: number;
  /** The start of the sitting that is not in the sum; null while there is none. */
  readonly since: number | null;
  /** The end of that sitting, if it is too long to count without a question. */
  readonly until: number | null;
  /** The sum that became the product's time. */
  readonly used: number | null;
  /** The form uses the sum as soon as it is open. */
  readonly wanted: boolean;
}

/** Nobody sits longer without a pause, in ms. */
const longestSitting = 12 * 60 * 60_000;

export const isRunning = ({ since, until }: Stopwatch) => since !== null && until === null;

/** The sitting that is not in the sum. A clock that was set back makes it no less than 0. */
export function sittingOf({ since, until }: Stopwatch, now: number): number {
  return since === null ? 0 : Math.max(0, (until ?? now) - since);
}

export const measured = (watch: Stopwatch, now: number) => watch.sum + sittingOf(watch, now);

/** Whether the last sitting is so long that the user has to say whether it counts. */
export const isOverlong = (watch: Stopwatch, now: number) => sittingOf(watch, now) > longestSitting;

/** Reads what a device stored, without trust. */
export function readStopwatch(text: string | null): Stopwatch | null {
  const stored: Record<keyof Stopwatch, unknown> = Object(parseJson(text));
  const sum = timeOf(stored.sum);
  if (sum === null) return null;
  const since = timeOf(stored.since);
  const until = since === null ? null : timeOf(stored.until);
  return { sum, since, until, used: timeOf(stored.used), wanted: stored.wanted === true };
}

const timeOf = (value: unknown) =>
  typeof value === 'number' && value >= 0 && value < Number.POSITIVE_INFINITY ? value : null;

/** The state of a stopwatch: 'Cronômetro ligado'. */
export function stopwatchState(watch: Stopwatch | null, now: number): string {
  if (watch === null) return stopwatchStates.off;
  if (isOverlong(watch, now)) return stopwatchStates.overlong;
  return isRunning(watch) ? stopwatchStates.running : stopwatchStates.paused;
}

/** The state of a stopwatch with its time: 'Cronômetro ligado · 0 h 25 min'. */
export function stopwatchText(watch: Stopwatch | null, now: number): string {
  const state = stopwatchState(watch, now);
  if (watch === null || isOverlong(watch, now)) return state;
  return `${state} · ${formatReading(measured(watch, now))}`;
}
