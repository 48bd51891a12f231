import type { QueryClient } from '@tanstack/react-query';
import type { Stage } from '../../acts/act.ts';
import type { followLazily } from '../../acts/follow-lazily.ts';
import { loseSession, sessionQuery, updateUser } from './session-query.ts';
import { listenToUser } from './user-events.ts';

export type FollowRows = (
  client: QueryClient,
  signal: AbortSignal,
) => Pick<ReturnType<typeof followLazily>, 'changed' | 'resumed'>;

/** Follows the server's events about the user. @returns a function that stops it */
export function followUser(stage: Stage, followRows: FollowRows): () => void {
  const { client } = stage;
  const stop = new AbortController();
  const rows = followRows(client, stop.signal);
  const stopListening = listenToUser({
    onUser: (user) => updateUser(client, user),
    onChanged: rows.changed,
    onResumed: rows.resumed,
    onSignedOut: () => loseSession(stage),
    onRefused: () => void checkSession(stage),
  });
  return () => {
    stop.abort();
    stopListening();
  };
}

async function checkSession(stage: Stage): Promise<void> {
  // An outage says nothing about the session.
  const fetched = stage.client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  const session = await fetched.catch(() => null);
  if (session?.user === null) loseSession(stage);
}
