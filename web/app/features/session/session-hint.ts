import { deviceStorage } from '../../ui/browser/browser-storage.ts';

const key = 'artesa:signed-in';

/** Whether this browser was signed in last; scripts cannot read the cookie itself. */
export const sessionHint = {
  key,
  get: () => deviceStorage.read(key) !== null,
  set: () => deviceStorage.write(key, '1'),
  clear: () => deviceStorage.remove(key),
};
