import { formatReading, stopwatchStates } from '#core/stopwatch/stopwatch-states.ts';
import { isOverlong, isRunning, measured, type Stopwatch } from './stopwatch.ts';

/** How a stopwatch stands: 'Cronômetro ligado'. */
export function stopwatchState(watch: Stopwatch | null, now: number): string {
  if (watch === null) return stopwatchStates.off;
  if (isOverlong(watch, now)) return stopwatchStates.overlong;
  return isRunning(watch) ? stopwatchStates.running : stopwatchStates.paused;
}

/** The same with what it has measured: 'Cronômetro ligado · 0 h 25 min'. */
export function stopwatchText(watch: Stopwatch | null, now: number): string {
  const state = stopwatchState(watch, now);
  if (watch === null || isOverlong(watch, now)) return state;
  return `${state} · ${formatReading(measured(watch, now))}`;
}
