import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { productsKey } from '../../products/stored/products-query.ts';

const fromProducts = api.materials['from-products'];

/** Every query about what products are made of beside the catalogue begins with it. */
export const gatheringKey = [...productsKey, 'gathering'] as const;

/** Whether there is anything to gather. */
export const gatherableQuery = queryOptions({
  queryKey: [...gatheringKey, 'any'],
  queryFn: ({ signal }) => answerOf(fromProducts.any.$get({}, { init: { signal } })),
});

/** What products are made of, as the catalogue that it would make. */
export const gatheringQuery = queryOptions({
  queryKey: [...gatheringKey, 'preview'],
  queryFn: ({ signal }) => answerOf(fromProducts.$get({}, { init: { signal } })),
  // What is agreed to should be up to date.
  staleTime: 2_000,
});
