import { deviceStorage } from '../ui/browser/browser-storage.ts';

/** The one database of the device. */
export const databaseName = 'artesa';

const key = 'artesa:kept-of';

/** The id of the user whose answers the device keeps; other tabs see its end at once. */
export const deviceOwner = {
  read: () => deviceStorage.read(key),
  set: (userId: string) => deviceStorage.write(key, userId),
};

/** Removes all that the device keeps, however it is stored, for this tab and every other one. */
export function clearDevice(): void {
  deviceStorage.remove(key);
  try {
    indexedDB.deleteDatabase(databaseName);
  } catch {
    // Without a database nothing was stored.
  }
}
