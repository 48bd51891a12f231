import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { toasts } from '#core/messages/toasts.ts';
import type { Product } from '#core/schemas/product.ts';
import { isOutage, messageOf } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { toast } from '../../ui/toast.tsx';
import { storeProduct } from './products-cache.ts';
import { productsKey } from './products-query.ts';

const mutationKey = [...productsKey, 'restore'];

/** Takes the deletion of a product back. */
export function useRestoreProduct() {
  const client = useQueryClient();
  const restoration = useMutation({
    mutationKey,
    mutationFn: ({ id }: Product) => answerOf(api.products[':id'].restore.$post({ param: { id } })),
    onSuccess: (product) => {
      toast.success(toasts.deletionUndone);
      void storeProduct(client, product);
    },
    onError: (error, product) => {
      const retry = () => restoration.mutate(product);
      if (isOutage(error)) toast.retriable(toasts.deletionNotUndone, retry, messageOf(error));
      else toast.error(toasts.deletionNotUndone, messageOf(error));
    },
  });
  return restoration;
}

/** The products that are on their way back. */
export function useProductsInRestoration(): Product[] {
  return useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Product,
  });
}
