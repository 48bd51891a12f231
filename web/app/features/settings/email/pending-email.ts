import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { securityToasts } from '#core/account/security-toasts.ts';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { toast } from '../../../ui/toasts/toast.tsx';

/** The new address that waits for its confirmation; with it the user's own changes. */
export const pendingEmailQuery = (email: string) =>
  queryOptions({
    queryKey: ['pending-email', email],
    queryFn: ({ signal }) => answerOf(api.me.email.$get({}, { init: { signal } })),
  });

/** Something that changes what waits: it is asked for anew, and says how it went. */
function usePendingEmailAct<Answer>(act: () => Promise<Answer>, said: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onMutate: toast.clear,
    onSuccess: () => toast.success(said),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: ['pending-email'] }),
  });
}

/** Has another link sent to the address that waits; the one before ends. */
export const useResendNewEmail = () =>
  usePendingEmailAct(() => answerOf(api.me.email.resend.$post()), securityToasts.newEmailResent);

/** Calls the change of email off. */
export const useCancelNewEmail = () =>
  usePendingEmailAct(() => answerOf(api.me.email.$delete()), securityToasts.newEmailCanceled);
