import type { QueryClient } from '@tanstack/react-query';
import { errorMessages } from '#core/errors/errors.ts';
import { productDraft } from '#core/product-draft/product-draft.ts';
import type { Product, ProductContent } from '#core/products/product-schemas.ts';
import { productToasts } from '#core/products/product-texts.ts';
import { theirsIn } from '../../../acts/save-against-version.ts';
import { rowSaving } from '../../drafts/row-saving.ts';
import { productCalls } from '../../products/stored/product-calls.ts';
import { productQuery } from '../../products/stored/product-query.ts';
import type { ProductWork } from '../draft/product-work.ts';

export interface SaveTarget {
  readonly send: (input: ProductContent) => Promise<Product>;
  readonly button: string;
  readonly done: string;
  readonly failed: string;
}

/** Saves a new product. */
export const newProduct = (work: Parameters<typeof rowSaving>[1]): SaveTarget => ({
  button: 'Salvar produto',
  done: productToasts.saved,
  failed: errorMessages.product_save_failed.detail,
  send: rowSaving(productCalls, work, null),
});

/** Saves a product that exists, from which the form then goes on. */
export function existingProduct(
  work: Parameters<typeof rowSaving>[1] & Pick<ProductWork, 'rebase'>,
  opened: Product,
  client: QueryClient,
): SaveTarget {
  const { id, updatedAt: version } = opened;
  const save = rowSaving<Product, ProductContent>(productCalls, work, {
    id,
    version,
    input: opened,
  });
  return {
    button: 'Salvar alterações',
    done: productToasts.updated,
    failed: errorMessages.product_update_failed.detail,
    async send(input) {
      try {
        const product = await save(input);
        work.rebase(productDraft(product), product.updatedAt);
        return product;
      } catch (error) {
        const current = theirsIn(productCalls, error);
        if (current) client.setQueryData(productQuery(id).queryKey, current);
        throw error;
      }
    },
  };
}
