import { useMutation } from '@tanstack/react-query';
import { toasts } from '#core/text/toasts.ts';
import { isSignedOut, messageOf } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { toast } from '../../ui/toasts/toast.tsx';
import { leaving, leavingMark } from './leaving.ts';
import { useLeave } from './use-leave.ts';

const calls = {
  here: () => answerOf(api.auth['sign-out'].$post()),
  everywhere: () => answerOf(api.auth['sign-out-everywhere'].$post()),
};

/** Ends this session, or all of the user's, on the server; forgets it here and goes home. */
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
