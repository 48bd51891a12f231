import { useSyncExternalStore } from 'react';
import { followStored, readStored, type StopwatchPlace } from './stored-stopwatches.ts';

/** A stopwatch as its stored text; null while there is none. */
export const useStoredStopwatch = (place: StopwatchPlace): string | null =>
  useSyncExternalStore(
    followStored,
    () => readStored(place),
    () => null,
  );
