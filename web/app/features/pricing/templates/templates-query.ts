import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';

export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: () => answerOf(api.templates.$get({ query: {} })),
  // The ready ones never change; own ones are changed from here.
  staleTime: 5 * 60_000,
});
