import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { countsLabour } from '../../session/session-query.ts';

/** What the detailed charts of the user's report draw. */
export const chartsQuery = queryOptions({
  queryKey: ['reports', 'charts'],
  queryFn: ({ signal }) => answerOf(api.reports.charts.$get({}, { init: { signal } })),
  // Every product that was saved since counts.
  staleTime: 0,
  meta: countsLabour,
});
