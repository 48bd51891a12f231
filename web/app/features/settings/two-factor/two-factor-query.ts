import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { sessionQuery, updateUser } from '../../session/session-query.ts';

export const twoFactorQuery = queryOptions({
  queryKey: ['two-factor'],
  queryFn: ({ signal }) => answerOf(api.me['two-factor'].$get({}, { init: { signal } })),
  // Recovery codes are used up by sign-ins in other browsers.
  staleTime: 0,
});

/** Shows that the second factor was turned on or off. */
export function twoFactorTurned(client: QueryClient, twoFactorEnabled: boolean): void {
  const user = client.getQueryData(sessionQuery.queryKey)?.user;
  if (user) updateUser(client, { ...user, twoFactorEnabled });
  client.removeQueries(twoFactorQuery);
}
