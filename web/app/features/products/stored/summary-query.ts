import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { kept } from '../../../kept/kept.ts';
import { countsLabour } from '../../session/session-query.ts';

export const summaryQuery = queryOptions({
  queryKey: ['products', 'summary'],
  queryFn: ({ signal }) => answerOf(api.products.summary.$get({}, { init: { signal } })),
  ...kept,
  meta: { ...kept.meta, ...countsLabour },
});
