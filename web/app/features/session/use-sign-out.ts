import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Me } from '#core/schemas/account.ts';
import { isSignedOut, messageOf } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { deviceStorage } from '../../ui/storage.ts';
import { toast } from '../../ui/toast.tsx';
import { draftPrefix } from './drafts.ts';
import { endSession } from './session-query.ts';

async function signOut(): Promise<void> {
  try {
    await answerOf(api.auth['sign-out'].$post());
  } catch (error) {
    if (!isSignedOut(error)) throw error;
  }
}

/** Ends the session on the server, forgets it and the user's drafts here and goes home. */
export function useSignOut(user: Me, onFailure: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: signOut,
    onSuccess: () => {
      deviceStorage.removePrefix(draftPrefix(user.id));
      endSession(client, { left: true });
      void navigate('/');
    },
    onError: (error) => {
      onFailure();
      toast.error(messageOf(error));
    },
  });
}
