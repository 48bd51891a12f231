import { useQuery } from '@tanstack/react-query';
import { summaryQuery } from '../stored/summary-query.ts';
import type { useProducts } from './use-products.ts';

/** How many products there are: of a list that is still coming, only the server knows. */
export function useProductCount(list: ReturnType<typeof useProducts>): number | undefined {
  const { products, complete } = list;
  const { data } = useQuery({
    ...summaryQuery,
    enabled: products !== undefined && !complete,
  });
  return complete ? products?.length : data?.count;
}
