import { queryOptions } from '@tanstack/react-query';
import type { Product } from '#core/schemas/product.ts';
import { answerOf, api } from '../../../api/client.ts';

/** Every query about the user's products begins with it. */
export const productsKey = ['products'] as const;

/** As many as fill some screens; whoever has fewer needs one call. */
const firstCount = 60;

export interface ProductListData {
  readonly products: readonly Product[];
  /** Not yet, while only the newest have come. */
  readonly complete: boolean;
}

const listKey = [...productsKey, 'list'] as const;

/** The user's products, newest first. The newest show at once while the others are on their way. */
export const productsQuery = queryOptions({
  queryKey: listKey,
  queryFn: async ({ client, signal }): Promise<ProductListData> => {
    const shown = client.getQueryData<ProductListData>(listKey);
    if (!shown || shown.products.length < firstCount) {
      const products = await fetchProducts(signal, firstCount);
      if (products.length < firstCount) return { products, complete: true };
      if (!shown) client.setQueryData<ProductListData>(listKey, { products, complete: false });
    }
    return { products: await fetchProducts(signal), complete: true };
  },
  // A list of megabytes is not asked for again whenever the window comes to the front.
  staleTime: ({ state }) => ((state.data?.products.length ?? 0) < firstCount ? 30_000 : 5 * 60_000),
  // Kept long, so that somebody who comes back finds it as it was.
  gcTime: 30 * 60_000,
});

/** The newest products, for the dashboard. */
export const recentProductsQuery = queryOptions({
  queryKey: [...productsKey, 'recent'],
  queryFn: ({ signal }) => fetchProducts(signal, 3),
});

async function fetchProducts(signal: AbortSignal, limit?: number): Promise<Product[]> {
  const query = limit === undefined ? {} : { limit: String(limit) };
  const { products } = await answerOf(api.products.$get({ query }, { init: { signal } }));
  return products;
}
