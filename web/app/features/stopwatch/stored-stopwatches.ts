import { deviceStorage } from '../../ui/browser/browser-storage.ts';
import { stopwatchPrefix } from '../session/drafts.ts';

/** The product is null for a new one. */
export interface StopwatchPlace {
  readonly userId: string;
  readonly productId: string | null;
}

/** Stands for the id of a product that is not saved yet. */
export const newProduct = 'new';

export const keyOf = ({ userId, productId }: StopwatchPlace) =>
  stopwatchPrefix(userId) + (productId ?? newProduct);

/** The texts that the browser did not store, by key, for as long as the tab is open. */
export const inTab = new Map<string, string>();

/** The stored text of a stopwatch, the same for as long as nothing changes; null while there is none. */
export function readStored(place: StopwatchPlace): string | null {
  const key = keyOf(place);
  return inTab.get(key) ?? deviceStorage.read(key);
}

const listeners = new Set<() => void>();

/** Notifies this tab of a change; the browser notifies the others. */
export function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Subscribes to changes in this tab and in others. */
export function followStored(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
