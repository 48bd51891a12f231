import type { Database } from '../../db/database.ts';
import { toMe } from '../../http/me.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Logger } from '../../log.ts';
import { type EventStream, type EventStreamLimits, openEventStream } from './event-stream.ts';
import { type OpenStream, openStreams } from './open-streams.ts';
import { findLiveSessions, type LiveSession, type SessionKey } from './queries.ts';
import { createReader } from './read-outdated.ts';

/** Triggers on users and sessions notify it with the id of the user whose rows changed. */
const channel = 'artesa_user';

export interface UserEventLimits extends EventStreamLimits {
  /** Open streams of one user in this process. */
  maxPerUser: number;
}

export const userEventLimits: UserEventLimits = {
  heartbeatMs: 15_000,
  lifeMs: 10 * 60_000,
  maxUnreadBytes: 64 * 1024,
  maxPerUser: 20,
};

export interface UserEvents {
  /**
   * A stream of `user` events, the first at once and then one for every change, and at last, when
   * the session ends, `signed-out`.
   *
   * @param hangUp breaks the connection of a browser that takes nothing any more
   * @throws ProblemError 429 too_many_streams, 503 shutting_down
   */
  open(key: SessionKey, hangUp: () => void): EventStream['readable'];
  /** Ends every stream and takes no new one. */
  close(): Promise<void>;
}

/**
 * Holds the open streams of this process and brings those of a user up to date whenever the
 * database says that something changed. A stream holds no connection: all are read together.
 */
export function openUserEvents(
  db: Database,
  log: Logger,
  limits: UserEventLimits = userEventLimits,
): UserEvents {
  const streams = openStreams();
  const reader = createReader<OpenStream>(readTogether, (err) => log.warn({ err }, 'user events'));
  let closed = false;

  async function readTogether(batch: OpenStream[]): Promise<void> {
    const open = batch.filter(streams.has);
    if (open.length === 0) return;
    const live = await findLiveSessions(db.auth, open);
    for (const each of open) {
      const session = live.get(each.sessionId);
      if (session) tell(each, session);
      else endSignedOut(each);
    }
  }

  function tell(each: OpenStream, { user, endsInMs }: LiveSession): void {
    clearTimeout(each.expiry);
    if (endsInMs < limits.lifeMs) each.expiry = setTimeout(() => reader.outdate([each]), endsInMs);
    const me = toMe(user);
    const shown = JSON.stringify(me);
    if (shown !== each.shown) each.stream.send('user', me);
    each.shown = shown;
  }

  const stopListening = db.listen({
    channel,
    onNotice: (userId) => reader.outdate(streams.ofUser(userId)),
    onResume: () => reader.outdate(streams.all()),
  });

  return {
    open({ userId, sessionId }, hangUp) {
      if (closed) throw new ProblemError(503, 'shutting_down');
      if (streams.ofUser(userId).size >= limits.maxPerUser) {
        throw new ProblemError(429, 'too_many_streams');
      }
      const stream = openEventStream(limits, hangUp, () => streams.remove(each));
      const each: OpenStream = { userId, sessionId, stream, shown: '', expiry: undefined };
      streams.add(each);
      reader.outdate([each]);
      return stream.readable;
    },
    async close() {
      closed = true;
      reader.close();
      for (const { stream } of streams.all()) stream.close();
      await stopListening();
    },
  };
}

function endSignedOut({ stream }: OpenStream): void {
  stream.send('signed-out', {});
  stream.close();
}
