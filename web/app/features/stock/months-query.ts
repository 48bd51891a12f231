import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { onDevice } from '../../kept/kept.ts';
import { stockKey } from './stock-key.ts';

/** What was made and sold in the last twelve months, newest first. */
export const monthsQuery = queryOptions({
  queryKey: [...stockKey, 'months'],
  queryFn: async ({ signal }) =>
    (await answerOf(api.stock.months.$get({}, { init: { signal } }))).months,
  staleTime: 0,
  ...onDevice,
});
