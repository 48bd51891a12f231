import { deviceStorage } from '../../ui/browser/storage.ts';
import { stopwatchPrefix } from '../session/drafts.ts';
import { readStopwatch, type Stopwatch } from './stopwatch.ts';
import {
  inTab,
  keyOf,
  newProduct,
  readStoredDraft,
  type StopwatchPlace,
  tellOfChange,
} from './stored-stopwatches.ts';

export const load = (place: StopwatchPlace): Stopwatch | null =>
  readStopwatch(readStoredDraft(place));

/** Keeps a stopwatch on the device; null removes it. */
export function keep(place: StopwatchPlace, watch: Stopwatch | null): void {
  const key = keyOf(place);
  inTab.delete(key);
  if (watch === null) deviceStorage.remove(key);
  else {
    const text = JSON.stringify(watch);
    deviceStorage.write(key, text);
    if (deviceStorage.read(key) !== text) inTab.set(key, text);
  }
  tellOfChange();
}

/** The places of a user that have a stopwatch. */
export function storedPlaces(userId: string): StopwatchPlace[] {
  const prefix = stopwatchPrefix(userId);
  const keys = new Set([...deviceStorage.keys(prefix), ...inTab.keys()]);
  return [...keys]
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .map((product) => ({ userId, productId: product === newProduct ? null : product }));
}
