import { useSyncExternalStore } from 'react';
import { followStored, readStoredDraft, type StopwatchPlace } from './stored-stopwatches.ts';

/** A stopwatch as the text that is kept of it; null while there is none. */
export const useStoredStopwatch = (place: StopwatchPlace): string | null =>
  useSyncExternalStore(
    followStored,
    () => readStoredDraft(place),
    () => null,
  );
