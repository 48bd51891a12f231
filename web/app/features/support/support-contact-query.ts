import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';

/** How to reach the support. */
export const supportContactQuery = queryOptions({
  queryKey: ['support', 'contact'],
  queryFn: ({ signal }) => answerOf(api.support.$get({}, { init: { signal } })),
  staleTime: Number.POSITIVE_INFINITY,
});
