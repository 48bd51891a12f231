import type { QueryClient } from '@tanstack/react-query';
import type { Stage } from '../../acts/act.ts';
import type { followLazily } from '../../acts/follow-lazily.ts';
import { loseSession } from './lose-session.ts';
import { sessionQuery, updateUser } from './session-query.ts';
import { listenToUser } from './user-events.ts';

/** Makes who follows the user's rows, until the signal. */
export type FollowRows = (
  client: QueryClient,
  over: AbortSignal,
) => Pick<ReturnType<typeof followLazily>, 'changed' | 'resumed'>;

/**
 * Follows what the server says about who is signed in.
 *
 * @returns what ends it
 */
export function followUser(stage: Stage, followRows: FollowRows): () => void {
  const { client } = stage;
  const over = new AbortController();
  const rows = followRows(client, over.signal);
  const stopListening = listenToUser({
    onUser: (user) => updateUser(client, user),
    onChanged: rows.changed,
    onResumed: rows.resumed,
    onSignedOut: () => loseSession(stage),
    onRefused: () => void checkSession(stage),
  });
  return () => {
    over.abort();
    stopListening();
  };
}

async function checkSession(stage: Stage): Promise<void> {
  // Out of reach says nothing about the session.
  const asked = stage.client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  const session = await asked.catch(() => null);
  if (session?.user === null) loseSession(stage);
}
