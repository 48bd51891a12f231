import { productContent, productDraft, readProduct } from '#core/product-draft/product-draft.ts';
import type { ProductContent } from '#core/products/product-schemas.ts';
import { productToasts } from '#core/products/product-texts.ts';
import type { Stage } from '../../../acts/act.ts';
import { recentProductsQuery } from '../../products/stored/products-query.ts';
import type { ProductWork } from '../draft/product-work.ts';

/** A save may arrive after its tab was closed: the draft is a product then, and is not offered again. */
export async function findSavedMeanwhile(
  { client, toast }: Stage,
  work: ProductWork,
): Promise<void> {
  const id = work.triedKey();
  if (id === null || work.shown().aside) return;
  const products = await client
    .fetchQuery({ ...recentProductsQuery, staleTime: 0 })
    .catch(() => []);
  const saved = products.find((product) => product.id === id);
  // Read as it was sent: an empty waste is one of 0.
  const sent = readProduct(work.shown().draft) as ProductContent;
  if (!saved || contentOf(saved) !== contentOf(sent)) return;
  work.discard();
  toast.success(productToasts.saved);
}

const contentOf = (product: ProductContent) => productContent(productDraft(product));
