import { queryOptions } from '@tanstack/react-query';
import { pagedRowsQuery, pageOf } from '../../../acts/paged-rows.ts';
import { answerOf, api } from '../../../api/client.ts';
import { onDevice } from '../../../kept/kept.ts';

/** Every query about the user's products begins with it. */
export const productsKey = ['products'] as const;

/** … and every one about what the server found among them with this. */
export const foundKey = [...productsKey, 'found'] as const;

export const productsQuery = pagedRowsQuery({
  queryKey: [...productsKey, 'list'],
  first: 60,
  read: async (query, signal) => {
    const { page, cursor } = await pageOf(api.products.$get({ query }, { init: { signal } }));
    return { rows: page.products, cursor };
  },
});

/** The newest products, for the dashboard. */
export const recentProductsQuery = queryOptions({
  queryKey: [...productsKey, 'recent'],
  queryFn: async ({ signal }) => {
    const query = { limit: '3' };
    return (await answerOf(api.products.$get({ query }, { init: { signal } }))).products;
  },
  ...onDevice,
});
