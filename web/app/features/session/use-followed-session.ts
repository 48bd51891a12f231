import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from '../../ui/toasts/toast.tsx';
import { followOtherTabs } from './follow-other-tabs.ts';
import { type FollowRows, followUser } from './follow-user.ts';
import { sessionQuery } from './session-query.ts';

/** Follows what other tabs and the server say about the session, and who is signed in. */
export function useFollowedSession(followRows: FollowRows): void {
  const client = useQueryClient();
  const { data } = useQuery({ ...sessionQuery, enabled: false });
  const userId = data?.user?.id;
  useEffect(() => followOtherTabs(client), [client]);
  useEffect(() => {
    if (userId !== undefined) return followUser({ client, toast }, followRows);
  }, [client, userId, followRows]);
}
