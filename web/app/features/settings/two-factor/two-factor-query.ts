import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';

/** Whether the second factor is on, and how many recovery codes are left. */
export const twoFactorQuery = queryOptions({
  queryKey: ['two-factor'],
  queryFn: ({ signal }) => answerOf(api.me['two-factor'].$get({}, { init: { signal } })),
  // Codes are used up by signing in, which happens elsewhere.
  staleTime: 0,
});
