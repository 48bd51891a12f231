import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';

/** The ways of signing in besides email and password; they do not change while the page is open. */
export const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: ({ signal }) => answerOf(api.auth.providers.$get({}, { init: { signal } })),
  staleTime: Number.POSITIVE_INFINITY,
});
