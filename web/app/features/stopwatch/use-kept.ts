import { useSyncExternalStore } from 'react';
import { followKept, readKept, type StopwatchPlace } from './kept-stopwatches.ts';

/** A stopwatch as the text that is kept of it; null while there is none. */
export const useKept = (place: StopwatchPlace): string | null =>
  useSyncExternalStore(
    followKept,
    () => readKept(place),
    () => null,
  );
