import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';

/** The user's own templates and the ready ones of every craft. */
export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: async ({ signal }) => {
    const call = api.templates.$get({ query: {} }, { init: { signal } });
    return (await answerOf(call)).templates;
  },
  // The ready ones never change; own ones are changed from here.
  staleTime: 5 * 60_000,
});
