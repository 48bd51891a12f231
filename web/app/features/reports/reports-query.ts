import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { countsLabour } from '../session/session-query.ts';

/** The figures of the user's report. */
export const reportsQuery = queryOptions({
  queryKey: ['reports'],
  queryFn: ({ signal }) => answerOf(api.reports.$get({}, { init: { signal } })),
  // Every product that was saved since counts.
  staleTime: 0,
  meta: countsLabour,
});
