import { errorMessages } from '#core/errors/errors.ts';
import type { Product } from '#core/schemas/product.ts';
import { toasts } from '#core/text/toasts.ts';
import type { Stage } from '../../../acts/act.ts';
import { actOnce } from '../../../acts/act-once.ts';
import { deletionOn } from '../../../acts/deletion.ts';
import { messageOf } from '../../../api/api-error.ts';
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

/**
 * @param sellMore leads to where the plan has more room
 * @param show leads to the copy, where nothing else would show it
 */
export const productDuplication = (
  stage: Stage,
  sellMore: () => void,
  show?: (copy: Product, id: string) => void,
) =>
  actOnce<Product>(stage, {
    key: productCopying,
    send: ({ id }, once) => answerOf(api.products[':id'].duplicate.$post({ param: { id } }, once)),
    onDone(copy, { id }) {
      void cachedProducts.put(stage.client, copy).then(() => warnWhenNear(stage));
      show?.(copy, id);
    },
    done: toasts.productDuplicated,
    failed: errorMessages.product_duplicate_failed.detail,
    onRefused(error) {
      if (!isLimitError(error)) return false;
      stage.toast.error(messageOf(error));
      sellMore();
      return true;
    },
  });
