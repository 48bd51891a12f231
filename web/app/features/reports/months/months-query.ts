import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';

/** What was made and sold in the last twelve months. */
export const monthsQuery = queryOptions({
  // What makes stock stale makes this stale too.
  queryKey: ['stock', 'months'],
  queryFn: async ({ signal }) =>
    (await answerOf(api.stock.months.$get({}, { init: { signal } }))).months,
  staleTime: 0,
});
