import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';

/** The browsers that are signed in to the account, the last used one first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => {
    const { sessions } = await answerOf(api.me.sessions.$get({}, { init: { signal } }));
    return sessions;
  },
  // Other devices come and go without a word here.
  staleTime: 0,
});
