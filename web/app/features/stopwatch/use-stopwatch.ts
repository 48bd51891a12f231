import { useEffect, useMemo, useState } from 'react';
import type { StopwatchPlace } from './kept-stopwatches.ts';
import { isRunning, readStopwatch } from './stopwatch.ts';
import { useKept } from './use-kept.ts';

/** A stopwatch as it is kept, null while there is none, and what time it is while it runs. */
export function useStopwatch(place: StopwatchPlace) {
  const text = useKept(place);
  const watch = useMemo(() => readStopwatch(text), [text]);
  const now = useNow(watch !== null && isRunning(watch));
  return { watch, now };
}

/** The time in ms since 1970, every second while it is asked for. */
function useNow(asked: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!asked) return;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [asked]);
  return now;
}
