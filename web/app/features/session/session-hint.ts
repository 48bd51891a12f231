import { deviceStorage } from '../../ui/browser/storage.ts';

const key = 'artesa:signed-in';

/**
 * Whether this browser was signed in when last seen. Public screens ask the server who is there
 * only then; the cookie itself cannot be read from scripts.
 */
export const sessionHint = {
  key,
  get: () => deviceStorage.read(key) !== null,
  set: () => deviceStorage.write(key, '1'),
  clear: () => deviceStorage.remove(key),
};
