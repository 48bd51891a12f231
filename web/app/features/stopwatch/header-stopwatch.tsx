import { IconStopwatch } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { formatClock, stopwatchStates } from '#core/stopwatch/stopwatch-states.ts';
import classes from './stopwatch.module.css';
import { isRunning, measured, type Stopwatch } from './stopwatch.ts';
import { load, storedPlaces } from './stopwatch-acts.ts';
import { followStored, readStored, type StopwatchPlace } from './stored-stopwatches.ts';

/** The stopwatch that runs, and the way to its piece; nothing while none does. */
export function HeaderStopwatch({ userId }: { readonly userId: string }) {
  // A text, which stays the same for as long as nothing changes.
  const stored = useSyncExternalStore(followStored, () => textOf(runningOf(userId)));
  const running = stored === '' ? null : runningOf(userId);
  return running && <Reading key={stored} {...running} />;
}

interface Running {
  readonly place: StopwatchPlace;
  readonly watch: Stopwatch;
}

/** Nobody has two that run. */
function runningOf(userId: string): Running | null {
  const running = storedPlaces(userId).flatMap((place) => {
    const watch = load(place);
    return watch && isRunning(watch) ? [{ place, watch }] : [];
  });
  return running[0] ?? null;
}

const textOf = (running: Running | null) =>
  running === null ? '' : `${running.place.productId} ${readStored(running.place)}`;

function Reading({ place: { productId }, watch }: Running) {
  const time = useMinutes(watch);
  return (
    <Link
      to={productId === null ? '/calculator' : `/products/${productId}`}
      className={classes.running}
      data-running
      aria-label={`${stopwatchStates.running} · ${time}`}
    >
      <IconStopwatch size={18} stroke={1.7} aria-hidden />
      {time}
    </Link>
  );
}

const minute = 60_000;

/** What it shows, looked at when its minute changes. */
function useMinutes(watch: Stopwatch): string {
  const [now, setNow] = useState(Date.now);
  const shown = measured(watch, now);
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), minute - (shown % minute));
    return () => clearTimeout(timer);
  }, [shown]);
  return formatClock(shown);
}
