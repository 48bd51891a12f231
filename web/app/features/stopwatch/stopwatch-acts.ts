import { keep, load, storedPlaces } from './change-stopwatches.ts';
import * as sittings from './sittings.ts';
import { isRunning, type Stopwatch } from './stopwatch.ts';
import { readStoredDraft, type StopwatchPlace } from './stored-stopwatches.ts';

/** What is done with the stopwatch of a place. Every act is told the time, in ms since 1970. */
export function stopwatchActs(place: StopwatchPlace) {
  const change = (to: (watch: Stopwatch) => Stopwatch | null) => {
    const watch = load(place);
    const changed = watch && to(watch);
    if (changed !== watch) keep(place, changed);
  };
  /** @returns what takes the change back, unless something else was done since */
  const changeUndoably = (to: (watch: Stopwatch) => Stopwatch | null, now: number) => {
    const before = load(place);
    change(to);
    const after = readStoredDraft(place);
    return () => {
      if (before === null || readStoredDraft(place) !== after) return;
      if (isRunning(before)) pauseOthers(place, now);
      keep(place, before);
    };
  };
  return {
    /** @returns whether another one of the user ran, and was paused for it */
    start(now: number): boolean {
      const pausedOther = pauseOthers(place, now);
      keep(place, sittings.start(load(place), now));
      return pausedOther;
    },
    pause: (now: number) => change((watch) => sittings.pause(watch, now)),
    count: (now: number) => change((watch) => sittings.endSitting(watch, now)),
    leaveOut: (now: number) => changeUndoably(sittings.leaveOut, now),
    reset: (now: number) => changeUndoably(() => null, now),
    /** Its time becomes the product's. @returns what takes that back */
    use: (now: number) => changeUndoably((watch) => sittings.use(watch, now), now),
    /** The same as soon as the form is open. */
    want: (now: number) => change((watch) => sittings.want(watch, now)),
    followClock: (now: number, last: sittings.Look | null) =>
      change((watch) => sittings.afterClock(watch, now, last)),
  };
}

/** Nobody works on two pieces at a time. */
function pauseOthers({ userId, productId }: StopwatchPlace, now: number): boolean {
  const running = storedPlaces(userId).flatMap((place) => {
    const watch = place.productId === productId ? null : load(place);
    return watch && isRunning(watch) ? [{ place, watch }] : [];
  });
  for (const { place, watch } of running) keep(place, sittings.pause(watch, now));
  return running.length > 0;
}

/**
 * The product was saved: a stopwatch whose time is in it has done its work. Any other one goes with
 * the product.
 */
export function settleSaved(place: StopwatchPlace, productId: string): void {
  const watch = load(place);
  if (watch === null || (place.productId === productId && !sittings.isUsedUp(watch))) return;
  if (!sittings.isUsedUp(watch)) keep({ ...place, productId }, watch);
  keep(place, null);
}
