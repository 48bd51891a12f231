import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';

/** By which ways the user can sign in. */
export const signInMethodsQuery = queryOptions({
  queryKey: ['sign-in-methods'],
  queryFn: ({ signal }) => answerOf(api.me['sign-in-methods'].$get({}, { init: { signal } })),
});
