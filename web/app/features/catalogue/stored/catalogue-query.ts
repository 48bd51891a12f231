import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';

/** The user's catalogue, newest first. */
export const catalogueQuery = queryOptions({
  queryKey: ['materials'],
  queryFn: ({ signal }) => answerOf(api.materials.$get({}, { init: { signal } })),
  select: (answer) => answer.materials,
});
