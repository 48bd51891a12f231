import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';

/** The account's sessions, the last used first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => {
    const { sessions } = await answerOf(api.me.sessions.$get({}, { init: { signal } }));
    return sessions;
  },
  // Other browsers sign in and out without notice.
  staleTime: 0,
});
