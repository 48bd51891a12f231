import type { QueryClient } from '@tanstack/react-query';
import { errorMessages } from '#core/messages/errors.ts';
import { toasts } from '#core/messages/toasts.ts';
import type { Product } from '#core/schemas/product.ts';
import { type Act, actOn, type Stage, type Target } from '../../../acts/act.ts';
import { deletionOn } from '../../../acts/deletion.ts';
import { duplicationOn } from '../../../acts/duplication.ts';
import { messageOf, storedIn } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { cachedProducts } from '../stored/cached-products.ts';
import { productsKey } from '../stored/products-query.ts';
import { isLimitError, warnWhenNear } from './product-limits.ts';

export const productDeletion = (stage: Stage) =>
  deletionOn(stage, {
    rows: cachedProducts,
    remove: (id) => answerOf(api.products[':id'].$delete({ param: { id } })),
    restore: (id) => answerOf(api.products[':id'].restore.$post({ param: { id } })),
    done: toasts.productDeleted,
    failed: errorMessages.product_delete_failed.detail,
  });

export const productCopying = [...productsKey, 'duplicate'];

/** @param sellMore leads to where the plan has more room */
export const productDuplication = (stage: Stage, sellMore: () => void) =>
  duplicationOn<Product>(stage, {
    key: productCopying,
    send: ({ id, copyId }) =>
      answerOf(
        api.products[':id'].duplicate.$post(
          { param: { id } },
          { headers: { 'Idempotency-Key': copyId } },
        ),
      ),
    onDone: (copy) => void cachedProducts.put(stage.client, copy).then(() => warnWhenNear(stage)),
    done: toasts.productDuplicated,
    failed: errorMessages.product_duplicate_failed.detail,
    onRefused(error) {
      if (!isLimitError(error)) return false;
      stage.toast.error(messageOf(error));
      sellMore();
      return true;
    },
  });

interface Repricing extends Target {
  /** As it is shown: when the server has a newer one, that one is left alone. */
  readonly product: Product;
  /** In R$ per hour. */
  readonly hourlyRate: number;
}

/** Prices a product anew at another hourly rate; everything else stays as it is. */
export function productRepricing(stage: Stage) {
  const { client } = stage;
  const act: Act<Repricing, Product> = {
    key: [...productsKey, 'reprice'],
    send: async ({ id, product, hourlyRate }) => {
      // The list shows before the code that sends a product has loaded.
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
  const takeBack = actOn(stage, act);
  const reprice = actOn(stage, {
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
