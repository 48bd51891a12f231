import { useQuery } from '@tanstack/react-query';
import { useRowsAhead } from '../../../acts/use-acts.ts';
import { cachedProducts } from '../stored/cached-products.ts';
import { productsQuery } from '../stored/products-query.ts';

/** The user's products as they will be once the server has answered. */
export function useProducts() {
  const query = useQuery(productsQuery);
  const products = useRowsAhead(cachedProducts, query.data?.rows);
  return { ...query, products, complete: query.data?.complete ?? false };
}
