import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';

/** The provider's word about what was done on its pages may come after the browser is back. */
const soonAgain = { times: 4, ms: 2_500 };

/** The user's subscription; changed elsewhere, so it is read again whenever it is shown. */
export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: ({ signal }) => answerOf(api.billing.$get({}, { init: { signal } })),
  staleTime: 0,
  refetchInterval: ({ state }) => state.dataUpdateCount < soonAgain.times && soonAgain.ms,
  select: ({ subscription }) => subscription,
});
