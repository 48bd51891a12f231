import { deviceStorage } from '../../ui/browser/browser-storage.ts';

/** The key of mutations by which the user ends the session. */
export const leaving = ['leaving'] as const;

const key = 'artesa:leaving';
const keeping = 'drafts';
/** Longer than a call may take; the mark of a closed tab expires. */
const expiresMs = 60_000;

/** Tells other tabs that the user is signing out, before the server does. */
export const leavingMark = {
  set: ({ keepsDrafts = false } = {}) =>
    deviceStorage.write(key, `${Date.now()}${keepsDrafts ? keeping : ''}`),
  clear: () => deviceStorage.remove(key),
  isSet: () => Date.now() - Number.parseInt(deviceStorage.read(key) ?? '', 10) < expiresMs,
  /** What is not saved stays on the device. */
  keepsDrafts: () => deviceStorage.read(key)?.endsWith(keeping) ?? false,
};
