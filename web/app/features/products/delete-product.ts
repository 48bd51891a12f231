import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { errorMessages } from '#core/messages/errors.ts';
import { toasts } from '#core/messages/toasts.ts';
import type { Product } from '#core/schemas/product.ts';
import { hasCode, messageOf } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { toast } from '../../ui/toast.tsx';
import { forgetProduct } from './products-cache.ts';
import { productsKey } from './products-query.ts';
import { useRestoreProduct } from './restore-product.ts';

const mutationKey = [...productsKey, 'delete'];

/**
 * Deletes a product, which can be undone for a while. Screens leave out what useProductsInDeletion()
 * names: it is gone at once, and back by itself when the server did not delete it.
 */
export function useDeleteProduct() {
  const client = useQueryClient();
  const restore = useRestoreProduct();
  const deletion = useMutation({
    mutationKey,
    mutationFn: async ({ id }: Product) => {
      try {
        await answerOf(api.products[':id'].$delete({ param: { id } }));
      } catch (error) {
        // Deleted elsewhere, or by a first try whose answer was lost: gone is gone.
        if (!hasCode(error, 'product_not_found')) throw error;
      }
    },
    onSuccess: (_, product) => {
      toast.undoable(toasts.productDeleted, () => restore.mutate(product));
      void forgetProduct(client, product.id);
    },
    onError: (error, product) =>
      toast.retriable(
        errorMessages.product_delete_failed.detail,
        () => deletion.mutate(product),
        messageOf(error),
      ),
  });
  return deletion;
}

/** The ids of the products whose deletion is under way. */
export function useProductsInDeletion(): string[] {
  return useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as Product).id,
  });
}
