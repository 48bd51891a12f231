import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loseSession } from './lose-session.ts';
import { sessionQuery, updateUser } from './session-query.ts';
import { listenToUser } from './user-events.ts';

/** While somebody is signed in, follows what the server says about them. */
export function useUserEvents(): void {
  const client = useQueryClient();
  const { data } = useQuery({ ...sessionQuery, enabled: false });
  const userId = data?.user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    return listenToUser({
      onUser: (user) => updateUser(client, user),
      onSignedOut: () => loseSession(client),
      onRefused: () => void checkSession(client),
    });
  }, [client, userId]);
}

async function checkSession(client: QueryClient): Promise<void> {
  // Out of reach says nothing about the session.
  const session = await client.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => null);
  if (session?.user === null) loseSession(client);
}
