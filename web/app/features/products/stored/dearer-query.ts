import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { onDevice } from '../../../kept/kept.ts';
import { productsKey } from './products-query.ts';

/** Every query about what prices of the catalogue do to products begins with it. */
export const repricingsKey = [...productsKey, 'repricings'] as const;

export const dearerQuery = queryOptions({
  queryKey: [...repricingsKey, 'dearer'],
  queryFn: ({ signal }) => answerOf(api.repricings.summary.$get({}, { init: { signal } })),
  ...onDevice,
});
