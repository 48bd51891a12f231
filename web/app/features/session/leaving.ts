import { deviceStorage } from '../../ui/browser/storage.ts';

/** The key of every mutation by which the user ends this session on purpose. */
export const leaving = ['leaving'] as const;

const key = 'artesa:leaving';
/** Longer than a call may take: a tab that was closed meanwhile leaves no lasting mark. */
const holdsMs = 60_000;

/** Tells the other tabs, before they hear it from the server, that the user chooses to leave. */
export const leavingMark = {
  set: () => deviceStorage.write(key, String(Date.now())),
  clear: () => deviceStorage.remove(key),
  isSet: () => Date.now() - Number(deviceStorage.read(key)) < holdsMs,
};
