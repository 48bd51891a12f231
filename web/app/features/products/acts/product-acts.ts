import type { QueryClient } from '@tanstack/react-query';
import { errorMessages } from '#core/errors/errors.ts';
import { freeLimitWarningAt } from '#core/plans/plans.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { productToasts } from '#core/products/product-texts.ts';
import { actOnce, type Stage } from '../../../acts/act.ts';
import { deletionOn } from '../../../acts/deletion.ts';
import { hasCode, messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { sessionQuery } from '../../session/session-query.ts';
import { cachedProducts } from '../stored/cached-products.ts';
import { productsKey } from '../stored/products-query.ts';
import { countProducts } from '../stored/summary-query.ts';

export const productDeletion = (stage: Stage) =>
  deletionOn(stage, {
    rows: cachedProducts,
    remove: (id) => answerOf(api.products[':id'].$delete({ param: { id } })),
    restore: (id) => answerOf(api.products[':id'].restore.$post({ param: { id } })),
    done: productToasts.deleted,
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
    done: productToasts.duplicated,
    failed: errorMessages.product_duplicate_failed.detail,
    onRefused(error) {
      if (!isLimitError(error)) return false;
      stage.toast.error(messageOf(error));
      sellMore();
      return true;
    },
  });

export function isLimitError(error: unknown): boolean {
  return hasCode(error, 'product_limit_reached') || hasCode(error, 'material_limit_reached');
}

/** Warns, after one more product, a free user who has room for one only. */
export async function warnWhenNear({ client, toast }: Stage): Promise<void> {
  if (planOf(client) !== 'free') return;
  if ((await countProducts()) === freeLimitWarningAt) toast.warning(productToasts.nearLimit);
}

const planOf = (client: QueryClient) => client.getQueryData(sessionQuery.queryKey)?.user?.plan;
