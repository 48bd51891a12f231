import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ProductInput, productSchema } from '#core/schemas/product.ts';
import { call } from '../../api/client.ts';
import { productsQuery } from './products-query.ts';

/** Creates a product; the server computes its price. */
export function useCreateProduct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProductInput) =>
      call('/api/products', { method: 'POST', body, answer: productSchema }),
    onSuccess: () => client.invalidateQueries({ queryKey: productsQuery.queryKey }),
  });
}
