import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { followLate } from '../../acts/follow-late.ts';
import { loseSession } from './lose-session.ts';
import { sessionQuery, updateUser } from './session-query.ts';
import { listenToUser } from './user-events.ts';

/**
 * While somebody is signed in, follows what the server says about them.
 *
 * @param followRows makes who follows their rows, until the signal
 */
export function useUserEvents(
  followRows: (client: QueryClient, over: AbortSignal) => ReturnType<typeof followLate>,
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
