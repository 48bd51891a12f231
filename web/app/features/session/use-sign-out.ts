import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { confirmations, toasts } from '#core/text/toasts.ts';
import { isSignedOut, messageOf } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { toast } from '../../ui/toasts/toast.tsx';
import { unsavedWork } from './drafts.ts';
import { leaving, leavingMark } from './leaving.ts';
import { endSession, sessionQuery } from './session-query.ts';

/** Forgets the user in this browser and goes home, once the session has ended. */
export function useLeave(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return () => {
    endSession(client, { left: true });
    void navigate('/');
  };
}

const calls = {
  here: () => answerOf(api.auth['sign-out'].$post()),
  everywhere: () => answerOf(api.auth['sign-out-everywhere'].$post()),
};

/** Ends this session, or all of the user's. */
export function useSignOut(where: keyof typeof calls, onFailure: () => void) {
  const leave = useLeave();
  return useMutation({
    mutationKey: leaving,
    mutationFn: async () => {
      try {
        await calls[where]();
      } catch (error) {
        if (!isSignedOut(error)) throw error;
      }
    },
    onMutate: leavingMark.set,
    onSuccess: () => {
      leave();
      toast.success(toasts.signOutSuccess);
    },
    onError: (error) => {
      leavingMark.clear();
      onFailure();
      toast.error(messageOf(error));
    },
  });
}

/** The warning that signing out would lose unsaved work. @param shown whether a dialog shows it */
export function useUnsavedWarning(shown: boolean): string | undefined {
  const user = useQueryClient().getQueryData(sessionQuery.queryKey)?.user;
  if (!shown || !user) return undefined;
  const { typed, measured } = unsavedWork(user.id);
  const warnings = [measured && confirmations.measuredTime, typed && confirmations.unsavedChanges];
  return warnings.filter(Boolean).join(' ') || undefined;
}
