import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';

/** The user's products, newest first. */
export const productsQuery = queryOptions({
  queryKey: ['products'],
  queryFn: ({ signal }) => answerOf(api.products.$get({}, { init: { signal } })),
  select: (answer) => answer.products,
});
