import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { errorMessages } from '#core/messages/errors.ts';
import { toasts } from '#core/messages/toasts.ts';
import type { Product } from '#core/schemas/product.ts';
import { type Act, type Target, useAct } from '../../../acts/use-act.ts';
import { useDeletion } from '../../../acts/use-deletion.ts';
import { useDuplication } from '../../../acts/use-duplication.ts';
import { storedIn } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { cachedProducts } from '../stored/cached-products.ts';
import { productsKey } from '../stored/products-query.ts';
import { isLimitError, useLimitNotices } from './use-limit-notices.ts';

export function useDeleteProduct() {
  return useDeletion({
    rows: cachedProducts,
    remove: (id) => answerOf(api.products[':id'].$delete({ param: { id } })),
    restore: (id) => answerOf(api.products[':id'].restore.$post({ param: { id } })),
    done: toasts.productDeleted,
    failed: errorMessages.product_delete_failed.detail,
  });
}

export const productCopying = [...productsKey, 'duplicate'];

export function useDuplicateProduct() {
  const client = useQueryClient();
  const limits = useLimitNotices();
  return useDuplication<Product>({
    key: productCopying,
    send: ({ id, copyId }) =>
      answerOf(
        api.products[':id'].duplicate.$post(
          { param: { id } },
          { headers: { 'Idempotency-Key': copyId } },
        ),
      ),
    onDone: (copy) => void cachedProducts.put(client, copy).then(limits.warnWhenNear),
    done: toasts.productDuplicated,
    failed: errorMessages.product_duplicate_failed.detail,
    onRefused(error) {
      if (!isLimitError(error)) return false;
      limits.refuse(error);
      return true;
    },
  });
}

interface Repricing extends Target {
  /** As it is shown: when the server has a newer one, that one is left alone. */
  readonly product: Product;
  /** In R$ per hour. */
  readonly hourlyRate: number;
}

/** Prices a product anew at another hourly rate; everything else stays as it is. */
export function useRepriceProduct() {
  const client = useQueryClient();
  const act: Act<Repricing, Product> = {
    key: [...productsKey, 'reprice'],
    send: async ({ id, product, hourlyRate }) => {
      // The list shows without what sends a product.
      const { repriceProduct } = await import('./reprice-product.ts');
      return await repriceProduct(id, product, hourlyRate);
    },
    onDone: (repriced) => void cachedProducts.put(client, repriced),
    done: toasts.productUpdated,
    failed: errorMessages.product_update_failed.detail,
    onRefused(error) {
      void showWhatThereIs(client, error);
      return false;
    },
  };
  const takeBack = useAct(act);
  const reprice = useAct({
    ...act,
    undo: (repriced, { id, product: { hourlyRate } }) =>
      takeBack({ id, product: repriced, hourlyRate }),
  });
  return (product: Product, hourlyRate: number) => reprice({ id: product.id, product, hourlyRate });
}

function showWhatThereIs(client: QueryClient, error: unknown): Promise<void> {
  const stored = storedIn<Product>(error, 'product_changed');
  return stored ? cachedProducts.put(client, stored) : cachedProducts.reload(client);
}
