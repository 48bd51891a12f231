import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { stockKey } from '../../stock/stock-key.ts';

/** What was made and sold in the last twelve months. */
export const monthsQuery = queryOptions({
  queryKey: [...stockKey, 'months'],
  queryFn: async ({ signal }) =>
    (await answerOf(api.stock.months.$get({}, { init: { signal } }))).months,
  staleTime: 0,
});
