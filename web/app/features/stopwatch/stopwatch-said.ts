import { formatReading, stopwatchStates } from '#core/messages/stopwatch.ts';
import { isDoubtful, isRunning, measured, type Stopwatch } from './stopwatch.ts';

/** Whether a stopwatch runs, and what it has measured: 'Cronômetro ligado · 0 h 25 min'. */
export function stopwatchSaid(watch: Stopwatch | null, now: number): string {
  if (watch === null) return stopwatchStates.off;
  if (isDoubtful(watch, now)) return stopwatchStates.doubtful;
  const state = isRunning(watch) ? stopwatchStates.running : stopwatchStates.paused;
  return `${state} · ${formatReading(measured(watch, now))}`;
}
