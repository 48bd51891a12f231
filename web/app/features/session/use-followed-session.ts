import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from '../../ui/toasts/toast.tsx';
import { type FollowRows, followUser } from './follow-user.ts';
import { leavingMark } from './leaving.ts';
import { sessionHint } from './session-hint.ts';
import { endSession, sessionQuery } from './session-query.ts';

export function useFollowedSession(followRows: FollowRows): void {
  const client = useQueryClient();
  const { data } = useQuery({ ...sessionQuery, enabled: false });
  const userId = data?.user?.id;
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
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
