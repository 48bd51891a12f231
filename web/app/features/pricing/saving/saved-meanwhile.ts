import { productContent, productDraft, readProduct } from '#core/products/product-draft.ts';
import type { ProductContent } from '#core/schemas/product.ts';
import { toasts } from '#core/text/toasts.ts';
import type { Stage } from '../../../acts/act.ts';
import { recentProductsQuery } from '../../products/stored/products-query.ts';
import type { DraftWork } from '../draft/draft-work.ts';

/** A save may arrive after its tab was closed: the draft is a product then, and is not offered again. */
export async function findSavedMeanwhile({ client, toast }: Stage, work: DraftWork): Promise<void> {
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
  toast.success(toasts.productSaved);
}

const contentOf = (product: ProductContent) => productContent(productDraft(product));
