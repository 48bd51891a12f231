import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toasts } from '#core/text/toasts.ts';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { toast } from '../../../ui/toasts/toast.tsx';
import { sessionsQuery } from './sessions-query.ts';

/**
 * Signs other browsers out.
 *
 * @param onSettled in every case, when the server has answered or failed to
 */
export function useEndSessions(onSettled: () => void) {
  const client = useQueryClient();
  return useMutation({
    /** @param id of the session to end; null ends all but this one */
    mutationFn: (id: string | null) =>
      id === null
        ? answerOf(api.auth['sign-out-others'].$post())
        : answerOf(api.me.sessions[':id'].$delete({ param: { id } })),
    onSuccess: (_, id) =>
      toast.success(id === null ? toasts.otherSessionsEnded : toasts.sessionEnded),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: async () => {
      await client.invalidateQueries(sessionsQuery);
      onSettled();
    },
  });
}
