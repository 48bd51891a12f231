import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Stage } from '../../acts/act.ts';
import type { followLazily } from '../../acts/follow-lazily.ts';
import { pendingSignOut } from '../../api/pending-sign-out.ts';
import { toast } from '../../ui/toasts/toast.tsx';
import { leavingMark } from './leaving.ts';
import { sessionHint } from './session-hint.ts';
import {
  endSession,
  loseSession,
  sessionQuery,
  signOutQuery,
  updateUser,
} from './session-query.ts';
import { listenToUser } from './user-event-source.ts';

type FollowRows = (
  client: QueryClient,
  signal: AbortSignal,
) => Pick<ReturnType<typeof followLazily>, 'changed' | 'resumed'>;

export function useFollowedSession(followRows: FollowRows): void {
  const client = useQueryClient();
  const { data } = useQuery({ ...sessionQuery, enabled: false });
  const userId = data?.user?.id;
  useQuery(signOutQuery);
  useEffect(() => followOtherTabs(client), [client]);
  useEffect(() => {
    if (userId !== undefined) return followUser({ client, toast }, followRows);
  }, [client, userId, followRows]);
}

/** Follows sign-ins and sign-outs of other tabs. @returns a function that stops it */
export function followOtherTabs(client: QueryClient): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== sessionHint.key) return;
    if (event.newValue === null) endSession(client, { left: leavingMark.isSet() });
    else void client.invalidateQueries(sessionQuery);
  };
  // A page that the browser stored whole, for its back button, heard of nothing.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted && pendingSignOut.isSet()) endSession(client, { left: leavingMark.isSet() });
  };
  const stop = new AbortController();
  window.addEventListener('storage', follow, stop);
  window.addEventListener('pageshow', comeBack, stop);
  return () => stop.abort();
}

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
