import { NewerError } from '#core/fields/newer-error.ts';
import { deviceStorage, parseJson } from '../../ui/browser/browser-storage.ts';

/**
 * Stores the texts of one form on this device. A draft of a newer version is left untouched for it.
 *
 * @param read makes a draft of the stored value, or null; throws NewerError
 */
export function draftSlot<Draft>(key: string, read: (stored: unknown) => Draft | null) {
  let holdsNewer = false;
  return {
    load(): Draft | null {
      try {
        return read(parseJson(deviceStorage.read(key)));
      } catch (error) {
        if (!(error instanceof NewerError)) throw error;
        holdsNewer = true;
        return null;
      }
    },
    /** Whether load() found a draft of a newer version. */
    holdsNewer: () => holdsNewer,
    save(draft: Draft): void {
      if (!holdsNewer) deviceStorage.write(key, JSON.stringify(draft));
    },
    clear(): void {
      if (!holdsNewer) deviceStorage.remove(key);
    },
  };
}
