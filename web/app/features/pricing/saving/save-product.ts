import type { QueryClient } from '@tanstack/react-query';
import { errorMessages } from '#core/errors/errors.ts';
import { productContent, productDraft } from '#core/products/product-draft.ts';
import type { Product, ProductContent } from '#core/schemas/product.ts';
import { toasts } from '#core/text/toasts.ts';
import { saveAgainstVersion } from '../../../acts/save-against-version.ts';
import { hasCode, storedIn } from '../../../api/api-error.ts';
import { createProduct } from '../../products/stored/create-product.ts';
import { productQuery } from '../../products/stored/product-query.ts';
import { updateProduct } from '../../products/stored/update-product.ts';
import type { DraftWork } from '../draft/draft-work.ts';

export interface SaveTarget {
  readonly send: (input: ProductContent) => Promise<Product>;
  readonly button: string;
  readonly done: string;
  readonly failed: string;
}

type NewWork = Pick<DraftWork, 'saveKey' | 'forgetSaveKey' | 'version' | 'wasRestored'>;

/**
 * Saves a new product once, however often it is tried: every try carries the same id. If an earlier
 * try arrived after all and something was typed since, this changes that product, unless somebody
 * else has changed it.
 */
export function newProduct(work: NewWork): SaveTarget {
  let id = '';
  let theirs: Product | null = null;
  const save = saveAgainstVersion<Product, ProductContent>({
    send: (input, version) =>
      version === null ? createProduct({ key: id, input }) : updateProduct({ id, version, input }),
    changed: changedProduct,
    saysTheSame,
    reopened: work.wasRestored,
  });
  return {
    button: 'Salvar produto',
    done: toasts.productSaved,
    failed: errorMessages.product_save_failed.detail,
    async send(input) {
      // In the dialog the user went on from the stored state.
      const chosen = theirs?.updatedAt === work.version() ? theirs : null;
      id = chosen?.id ?? work.saveKey();
      try {
        return await save(input, chosen?.updatedAt ?? null);
      } catch (error) {
        theirs = changedProduct(error) ?? theirs;
        if (isDeleted(error)) {
          // The next try makes another product.
          work.forgetSaveKey();
          theirs = null;
        }
        throw error;
      }
    },
  };
}

/** Saves a product that exists, unless somebody changed it since; our own lost tries do not count. */
export function existingProduct(
  work: Pick<DraftWork, 'version' | 'rebase'>,
  opened: Product,
  client: QueryClient,
): SaveTarget {
  const { id } = opened;
  const save = saveAgainstVersion<Product, ProductContent>({
    send: (input, version) => updateProduct({ id, version, input }),
    changed: changedProduct,
    saysTheSame,
    from: { input: opened, version: opened.updatedAt },
  });
  return {
    button: 'Salvar alterações',
    done: toasts.productUpdated,
    failed: errorMessages.product_update_failed.detail,
    async send(input) {
      try {
        const product = await save(input, work.version());
        work.rebase(productDraft(product), product.updatedAt);
        return product;
      } catch (error) {
        const current = changedProduct(error);
        if (current) client.setQueryData(productQuery(id).queryKey, current);
        throw error;
      }
    },
  };
}

/** The product as it is, when saving failed because somebody changed it. */
export const changedProduct = (error: unknown) =>
  storedIn<Product>(error, 'product_changed') ?? storedIn<Product>(error, 'product_already_stored');

/** The product was deleted: its id is taken, but by nothing. */
const isDeleted = (error: unknown) =>
  hasCode(error, 'product_not_found') ||
  (hasCode(error, 'product_already_stored') && !error.stored);

const saysTheSame = (one: ProductContent, other: ProductContent) =>
  productContent(productDraft(one)) === productContent(productDraft(other));
