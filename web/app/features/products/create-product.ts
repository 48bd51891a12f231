import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProductInput } from '#core/schemas/product.ts';
import { answerOf, api } from '../../api/client.ts';
import { productsQuery } from './products-query.ts';

/** Creates a product; the server computes its price. */
export function useCreateProduct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: ProductInput) => answerOf(api.products.$post({ json })),
    onSuccess: () => client.invalidateQueries({ queryKey: productsQuery.queryKey }),
  });
}
