import { deviceStorage } from '../ui/browser/browser-storage.ts';
import { unanswered } from './api-error.ts';

const key = 'artesa:session-to-end';
const timeoutMs = 30_000;

/** Where the device stores nothing, the tab remembers. */
let inTab = false;

/**
 * The user signed out and the server does not know it yet: the cookie, which no script can remove, still
 * opens the session.
 */
export const pendingSignOut = {
  isSet: () => inTab || deviceStorage.read(key) !== null,
  set(): void {
    deviceStorage.write(key, '1');
    inTab = deviceStorage.read(key) === null;
  },
};

/** Ends that session on the server. @throws ApiError while the server cannot be reached */
export async function endPendingSession(signal = AbortSignal.timeout(timeoutMs)): Promise<void> {
  if (!pendingSignOut.isSet()) return;
  try {
    // One tab at a time: when the next one's turn comes, the cookie may be another person's.
    // Browsers have no locks over plain http.
    await (navigator.locks?.request(key, { signal }, () => tell(signal)) ?? tell(signal));
  } catch (cause) {
    throw unanswered(cause);
  }
}

async function tell(signal: AbortSignal): Promise<void> {
  if (!pendingSignOut.isSet()) return;
  const { status } = await fetch('/api/auth/sign-out', { method: 'POST', signal });
  if (status !== 204 && status !== 401) throw new Error(`sign-out was answered ${status}`);
  inTab = false;
  deviceStorage.remove(key);
}
