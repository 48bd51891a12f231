import type { Me } from '#core/account/account-schemas.ts';
import type { LastChanges, RowChange } from '#core/kinds/change-notices.ts';

const firstDelayMs = 1_000;
const longestDelayMs = 30_000;
/** A browser opens few connections to one server, so hidden tabs close theirs. */
const hiddenForMs = 10_000;

export interface UserEventHandlers {
  readonly onUser: (user: Me) => void;
  readonly onChanged: (change: RowChange) => void;
  /** Events may have been missed. @param begins the first connection has just begun */
  readonly onResumed: (last: LastChanges, begins: boolean) => void;
  readonly onSignedOut: () => void;
  /** The server answered without a stream: perhaps nobody is signed in. */
  readonly onRefused: () => void;
}

/**
 * Listens to the server's events about the user, and reconnects with growing delays. Each connection
 * begins with the user and the times of the last changes, so that no change is missed.
 *
 * @returns a function that stops it
 */
export function listenToUser(handlers: UserEventHandlers): () => void {
  let source: EventSource | undefined;
  let failures = 0;
  let begins = true;
  let retryTimer: number | undefined;
  let hiddenTimer: number | undefined;

  const disconnect = () => {
    window.clearTimeout(retryTimer);
    source?.close();
    source = undefined;
  };
  const connectLater = () => {
    const delay = Math.min(firstDelayMs * 2 ** failures, longestDelayMs);
    failures += 1;
    // Jitter, so that not all browsers come at once when a server is back.
    retryTimer = window.setTimeout(connect, delay * (0.5 + Math.random() / 2));
  };
  const connect = () => {
    disconnect();
    let first = begins;
    begins = false;
    if (!navigator.onLine) return;
    const opened = new EventSource('/api/events');
    source = opened;
    opened.addEventListener('user', ({ data }: MessageEvent<string>) => {
      failures = 0;
      handlers.onUser(JSON.parse(data));
    });
    opened.addEventListener('rows', ({ data }: MessageEvent<string>) => {
      handlers.onResumed(JSON.parse(data), first);
      first = false;
    });
    opened.addEventListener('changed', ({ data }: MessageEvent<string>) =>
      handlers.onChanged(JSON.parse(data)),
    );
    opened.addEventListener('signed-out', () => {
      disconnect();
      connectLater();
      handlers.onSignedOut();
    });
    opened.addEventListener('error', () => {
      const refused = opened.readyState === EventSource.CLOSED;
      disconnect();
      connectLater();
      if (refused) handlers.onRefused();
    });
  };
  const showOrHide = () => {
    window.clearTimeout(hiddenTimer);
    if (document.hidden) hiddenTimer = window.setTimeout(disconnect, hiddenForMs);
    else if (!source) connect();
  };

  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('online', connect, { signal });
  window.addEventListener('offline', disconnect, { signal });
  window.addEventListener('pagehide', disconnect, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && connect(), { signal });
  document.addEventListener('visibilitychange', showOrHide, { signal });
  connect();
  return () => {
    stop.abort();
    window.clearTimeout(hiddenTimer);
    disconnect();
  };
}
