import type { Database } from '../../db/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { Logger } from '../../log.ts';
import { toMe } from '../users/me.ts';
import { createChangeDigest } from './change-digest.ts';
import { type EventStream, type EventStreamLimits, openEventStream } from './event-stream.ts';
import { findLastChanges, findLiveSessions, type LiveSession, type SessionKey } from './queries.ts';
import { readNotice } from './read-notice.ts';
import { createReader } from './read-outdated.ts';

/** The channel that is notified of every change of a user or of their rows: see read-notice.ts. */
const channel = 'artesa_user';

export interface UserEventLimits extends EventStreamLimits {
  /** Open streams of one user in this process. */
  maxPerUser: number;
  /** The least time between two messages about a user's rows. */
  changesEveryMs: number;
}

export const userEventLimits: UserEventLimits = {
  heartbeatMs: 15_000,
  lifeMs: 10 * 60_000,
  maxUnreadBytes: 64 * 1024,
  maxPerUser: 20,
  changesEveryMs: 500,
};

export interface UserEvents {
  /**
   * A stream that begins with `user` and `rows`: who the user is and when their rows last changed.
   * Then come `user` and `changed` for every change, and `signed-out` when the session ends.
   *
   * @param hangUp breaks the connection of a browser that takes nothing any more
   * @throws ProblemError 429 too_many_streams, 503 shutting_down
   */
  open(key: SessionKey, hangUp: () => void): EventStream['readable'];
  /** How many streams are open in this process. */
  count(): number;
  /** Ends every stream and takes no new one. */
  close(): Promise<void>;
}

/**
 * Holds the open streams of this process and brings a user's streams up to date whenever the
 * database says that something changed. A stream holds no connection. Due streams are read
 * together: their sessions with one statement, then the rows user by user.
 */
export function openUserEvents(
  db: Database,
  log: Logger,
  limits: UserEventLimits = userEventLimits,
): UserEvents {
  const streams = openStreams();
  const reader = createReader<OpenStream>(readTogether, (err) => log.warn({ err }, 'user events'));
  const digest = createChangeDigest(limits.changesEveryMs, (userId, changes) => {
    for (const { stream } of streams.ofUser(userId)) {
      for (const change of changes) stream.send('changed', change);
    }
  });
  let closed = false;

  async function readTogether(batch: OpenStream[]): Promise<void> {
    const open = batch.filter(streams.has);
    if (open.length === 0) return;
    const live = await findLiveSessions(db.auth, open);
    for (const each of open) {
      const session = live.get(each.sessionId);
      if (session) sendUser(each, session);
      else endSignedOut(each);
    }
    const going = open.filter(streams.has);
    for (const [userId, own] of Map.groupBy(going, (each) => each.userId)) {
      const last = await db.asUser(userId, (tx) => findLastChanges(tx, userId));
      for (const each of own) show(each, 'rows', last);
    }
  }

  function sendUser(each: OpenStream, { user, endsInMs }: LiveSession): void {
    clearTimeout(each.expiry);
    if (endsInMs < limits.lifeMs) each.expiry = setTimeout(() => reader.outdate([each]), endsInMs);
    show(each, 'user', toMe(user));
  }

  function show({ shown, stream }: OpenStream, event: keyof OpenStream['shown'], data: object) {
    const text = JSON.stringify(data);
    if (text !== shown[event]) stream.send(event, data);
    shown[event] = text;
  }

  const stopListening = db.listen({
    channel,
    onNotice: (payload) => {
      const { userId, change } = readNotice(payload);
      const own = streams.ofUser(userId);
      if (!change) reader.outdate(own);
      else if (own.size > 0) digest.add(userId, change);
    },
    onResume: () => reader.outdate(streams.all()),
  });

  return {
    open({ userId, sessionId }, hangUp) {
      if (closed) throw new ProblemError(503, 'shutting_down');
      if (streams.ofUser(userId).size >= limits.maxPerUser) {
        throw new ProblemError(429, 'too_many_streams');
      }
      const stream = openEventStream(limits, hangUp, () => streams.remove(each));
      const each: OpenStream = {
        userId,
        sessionId,
        stream,
        shown: { user: '', rows: '' },
        expiry: undefined,
      };
      streams.add(each);
      reader.outdate([each]);
      return stream.readable;
    },
    count: () => streams.all().length,
    async close() {
      closed = true;
      reader.close();
      digest.close();
      for (const { stream } of streams.all()) stream.close();
      await stopListening();
    },
  };
}

function endSignedOut({ stream }: OpenStream): void {
  stream.send('signed-out', {});
  stream.close();
}

interface OpenStream extends SessionKey {
  stream: EventStream;
  /** The user and the last changes of their rows, as last sent. */
  shown: { user: string; rows: string };
  expiry: NodeJS.Timeout | undefined;
}

function openStreams() {
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
