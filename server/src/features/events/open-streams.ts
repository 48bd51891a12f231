import type { EventStream } from './event-stream.ts';
import type { SessionKey } from './queries.ts';

/** One browser's stream, and what the browser was told. */
export interface OpenStream extends SessionKey {
  stream: EventStream;
  /** The user and the last changes of their rows, as last told to the browser. */
  shown: { user: string; rows: string };
  /** Runs out with the session. */
  expiry: NodeJS.Timeout | undefined;
}

/** The streams of this process, found by their user. */
export function openStreams() {
  const byUser = new Map<string, Set<OpenStream>>();
  const ofUser = (userId: string): ReadonlySet<OpenStream> => byUser.get(userId) ?? new Set();
  return {
    ofUser,
    all: () => [...byUser.values()].flatMap((some) => [...some]),
    has: (each: OpenStream) => ofUser(each.userId).has(each),
    add(each: OpenStream): void {
      const own = byUser.get(each.userId) ?? new Set();
      byUser.set(each.userId, own.add(each));
    },
    remove(each: OpenStream): void {
      clearTimeout(each.expiry);
      const own = byUser.get(each.userId);
      own?.delete(each);
      if (own?.size === 0) byUser.delete(each.userId);
    },
  };
}
