import { NewerError } from '#core/fields/newer-error.ts';
import { deviceStorage, parseJson } from '../../ui/browser/storage.ts';

/**
 * A place on this device for the texts of one form. What a newer version of the product kept there is
 * neither read nor written over: that version finds it again.
 *
 * @param read what makes a draft of what was kept, or null; throws NewerError
 */
export function draftSlot<Draft>(key: string, read: (kept: unknown) => Draft | null) {
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
    /** Whether load() found what this version cannot read. */
    holdsNewer: () => holdsNewer,
    save(draft: Draft): void {
      if (!holdsNewer) deviceStorage.write(key, JSON.stringify(draft));
    },
    clear(): void {
      if (!holdsNewer) deviceStorage.remove(key);
    },
  };
}
