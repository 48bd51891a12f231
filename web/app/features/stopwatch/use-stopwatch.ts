import { useEffect, useMemo, useState } from 'react';
import { isRunning, readStopwatch } from './stopwatch.ts';
import type { StopwatchPlace } from './stored-stopwatches.ts';
import { useStoredStopwatch } from './use-stored-stopwatch.ts';

export function useStopwatch(place: StopwatchPlace) {
  const text = useStoredStopwatch(place);
  const watch = useMemo(() => readStopwatch(text), [text]);
  const now = useNow(watch !== null && isRunning(watch));
  return { watch, now };
}

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
