import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Stock, StockAct } from '#core/stock/stock-schemas.ts';
import { pageOf } from '../../acts/paged-rows.ts';
import { answerOf, api } from '../../api/client.ts';
import { onDevice } from '../../kept/kept.ts';
import { stockKey } from './stock-key.ts';

export const stockQuery = queryOptions({
  queryKey: [...stockKey, 'all'],
  queryFn: ({ signal }) => answerOf(api.stock.$get({}, { init: { signal } })),
  // Names, minimums and what can be made change with materials and products.
  staleTime: 0,
  ...onDevice,
});

export interface MovementsOf {
  readonly kind: 'material' | 'product';
  readonly id: string;
}

const callsOf = {
  product: api.products[':id'].movements,
  material: api.materials[':id'].movements,
};

/** The movements of a material or a product, the last to happen first, page by page. */
export const movementsQuery = ({ kind, id }: MovementsOf) =>
  infiniteQueryOptions({
    queryKey: [...stockKey, 'movements', kind, id],
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: '30', ...(pageParam && { cursor: pageParam }) };
      return pageOf(callsOf[kind].$get({ param: { id }, query }, { init: { signal } }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 0,
  });

/** Shows the outcome of an act at once, and has the rest read again. */
export function showAct(client: QueryClient, { materials, products }: StockAct): void {
  client.setQueryData<Stock>(
    stockQuery.queryKey,
    (stock) =>
      stock && {
        materials: withAmounts(stock.materials, materials),
        products: withAmounts(stock.products, products),
      },
  );
  void client.invalidateQueries({ queryKey: stockKey });
}

interface Amount {
  readonly id: string;
  readonly onHand: number;
  readonly value: number;
}

function withAmounts<T extends Amount>(items: readonly T[], changed: readonly Amount[]): T[] {
  const byId = new Map(changed.map((each) => [each.id, each]));
  return items.map((item) => {
    const now = byId.get(item.id);
    return now ? { ...item, onHand: now.onHand, value: now.value } : item;
  });
}
