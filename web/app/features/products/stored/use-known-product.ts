import { useQuery } from '@tanstack/react-query';
import { productQuery } from './product-query.ts';
import { productsQuery } from './products-query.ts';

/**
 * A product, read again when it is shown. `known` is what there is of it until then, or without a
 * connection: as it was read before, or as the list has it.
 */
export function useKnownProduct(id: string) {
  const query = useQuery({ ...productQuery(id), staleTime: 0 });
  const { data: list } = useQuery({ ...productsQuery, enabled: false });
  return { query, known: query.data ?? list?.rows.find((product) => product.id === id) };
}
