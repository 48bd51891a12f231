import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Product } from '#core/schemas/product.ts';
import { useProductsInDeletion } from './delete-product.ts';
import { withProduct } from './products-cache.ts';
import { productsQuery } from './products-query.ts';
import { useProductsInRestoration } from './restore-product.ts';

/**
 * The user's products as they will be once the server has answered: what is being deleted is gone
 * and what is being restored is back. A failure puts it right by itself.
 */
export function useProducts() {
  const query = useQuery(productsQuery);
  const leaving = useProductsInDeletion();
  const returning = useProductsInRestoration();
  const { data } = query;
  const products = useMemo((): readonly Product[] | undefined => {
    if (!data || (leaving.length === 0 && returning.length === 0)) return data?.products;
    const staying = data.products.filter(({ id }) => !leaving.includes(id));
    return returning.reduce(withProduct, staying);
  }, [data, leaving, returning]);
  return { ...query, products, complete: data?.complete ?? false };
}
