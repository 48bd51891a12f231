import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LastChanges, RowChange } from '#core/schemas/events.ts';
import { loseSession } from './lose-session.ts';
import { sessionQuery, updateUser } from './session-query.ts';
import { listenToUser } from './user-events.ts';

/** Who is told of changes of the user's rows. */
export interface RowFollower {
  readonly changed: (change: RowChange) => void;
  /** @param last when the rows changed last, told whenever nothing was heard for a while */
  readonly resumed: (last: LastChanges) => void;
}

/**
 * While somebody is signed in, follows what the server says about them.
 *
 * @param followRows makes who follows their rows, until the signal
 */
export function useUserEvents(
  followRows: (client: QueryClient, over: AbortSignal) => RowFollower,
): void {
  const client = useQueryClient();
  const { data } = useQuery({ ...sessionQuery, enabled: false });
  const userId = data?.user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const over = new AbortController();
    const rows = followRows(client, over.signal);
    const stopListening = listenToUser({
      onUser: (user) => updateUser(client, user),
      onChanged: rows.changed,
      onResumed: rows.resumed,
      onSignedOut: () => loseSession(client),
      onRefused: () => void checkSession(client),
    });
    return () => {
      over.abort();
      stopListening();
    };
  }, [client, userId, followRows]);
}

async function checkSession(client: QueryClient): Promise<void> {
  // Out of reach says nothing about the session.
  const session = await client.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => null);
  if (session?.user === null) loseSession(client);
}
