import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { deviceStorage } from '../../ui/storage.ts';
import { draftPrefix } from './drafts.ts';
import { endSession, sessionQuery } from './session-query.ts';

/** Forgets the user and their drafts in this browser and goes home; the session has ended. */
export function useLeave(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return () => {
    const user = client.getQueryData(sessionQuery.queryKey)?.user;
    if (user) deviceStorage.removePrefix(draftPrefix(user.id));
    endSession(client, { left: true });
    void navigate('/');
  };
}
