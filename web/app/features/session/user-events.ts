import type { Me } from '#core/schemas/account.ts';
import type { LastChanges, RowChange } from '#core/schemas/events.ts';

const firstDelayMs = 1_000;
const longestDelayMs = 30_000;
/** A browser opens few connections to one server, so a hidden tab gives its one back. */
const hiddenForMs = 10_000;

export interface UserEventHandlers {
  readonly onUser: (user: Me) => void;
  readonly onChanged: (change: RowChange) => void;
  /**
   * A connection has begun, or the server has heard nothing for a while. Nobody heard what happened
   * before.
   *
   * @param begins it is the first word of the first connection, which came at once
   */
  readonly onResumed: (last: LastChanges, begins: boolean) => void;
  readonly onSignedOut: () => void;
  /** The server answered, but with no stream: perhaps nobody is signed in any more. */
  readonly onRefused: () => void;
}

/**
 * Listens to the server's events about the signed-in user. After a failure it connects again,
 * later each time; without a network or in a hidden tab it waits. Every connection begins with the
 * user as they are and with when their rows changed last, so nothing missed in between is lost.
 *
 * @returns what ends it
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
    // Not all browsers at the same moment, when a server comes back.
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
