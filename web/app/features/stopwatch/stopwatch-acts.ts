import { deviceStorage } from '../../ui/browser/browser-storage.ts';
import { stopwatchPrefix } from '../session/drafts.ts';
import * as sittings from './sittings.ts';
import { isRunning, readStopwatch, type Stopwatch } from './stopwatch.ts';
import {
  inTab,
  keyOf,
  newProduct,
  notifyListeners,
  readStored,
  type StopwatchPlace,
} from './stored-stopwatches.ts';

/** Changes the stopwatch of a place. Every time is in ms since 1970. */
export function stopwatchActs(place: StopwatchPlace) {
  const change = (to: (watch: Stopwatch) => Stopwatch | null) => {
    const watch = load(place);
    const changed = watch && to(watch);
    if (changed !== watch) store(place, changed);
  };
  /** @returns undoes the change, unless there was another one since */
  const changeUndoably = (to: (watch: Stopwatch) => Stopwatch | null, now: number) => {
    const before = load(place);
    change(to);
    const after = readStored(place);
    return () => {
      if (before === null || readStored(place) !== after) return;
      if (isRunning(before)) pauseOthers(place, now);
      store(place, before);
    };
  };
  return {
    /** @returns whether another stopwatch of the user ran, and was paused */
    start(now: number): boolean {
      const pausedOther = pauseOthers(place, now);
      store(place, sittings.start(load(place), now));
      return pausedOther;
    },
    pause: (now: number) => change((watch) => sittings.pause(watch, now)),
    count: (now: number) => change((watch) => sittings.endSitting(watch, now)),
    leaveOut: (now: number) => changeUndoably(sittings.leaveOut, now),
    reset: (now: number) => changeUndoably(() => null, now),
    use: (now: number) => changeUndoably((watch) => sittings.use(watch, now), now),
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
  for (const { place, watch } of running) store(place, sittings.pause(watch, now));
  return running.length > 0;
}

/** Removes, after a save, a stopwatch whose time is in the product; any other one follows it. */
export function settleSaved(place: StopwatchPlace, productId: string): void {
  const watch = load(place);
  if (watch === null || (place.productId === productId && !sittings.isUsedUp(watch))) return;
  if (!sittings.isUsedUp(watch)) store({ ...place, productId }, watch);
  store(place, null);
}

export const load = (place: StopwatchPlace): Stopwatch | null => readStopwatch(readStored(place));

function store(place: StopwatchPlace, watch: Stopwatch | null): void {
  const key = keyOf(place);
  inTab.delete(key);
  if (watch === null) deviceStorage.remove(key);
  else {
    const text = JSON.stringify(watch);
    deviceStorage.write(key, text);
    if (deviceStorage.read(key) !== text) inTab.set(key, text);
  }
  notifyListeners();
}

export function storedPlaces(userId: string): StopwatchPlace[] {
  const prefix = stopwatchPrefix(userId);
  const keys = new Set([...deviceStorage.keys(prefix), ...inTab.keys()]);
  return [...keys]
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .map((product) => ({ userId, productId: product === newProduct ? null : product }));
}
