import { readStoredDraft, type StopwatchPlace } from './stored-stopwatches.ts';

/** The product on a form was saved, with this id: its stopwatch has done its work, or goes with it. */
export function settleStopwatch(place: StopwatchPlace, savedId: string): void {
  if (readStoredDraft(place) === null) return;
  void import('./stopwatch-acts.ts').then(({ settleSaved }) => settleSaved(place, savedId));
}
