import { useEffect, useMemo, useState } from 'react';
import { isRunning, readStopwatch } from './stopwatch.ts';
import type { StopwatchPlace } from './stored-stopwatches.ts';
import { useStoredStopwatch } from './use-stored-stopwatch.ts';

/** A stopwatch, null while there is none, and the time while it runs. */
export function useStopwatch(place: StopwatchPlace) {
  const text = useStoredStopwatch(place);
  const watch = useMemo(() => readStopwatch(text), [text]);
  const now = useNow(watch !== null && isRunning(watch));
  return { watch, now };
}

/** The time in ms since 1970, every second while the clock ticks. */
function useNow(ticks: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!ticks) return;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [ticks]);
  return now;
}
