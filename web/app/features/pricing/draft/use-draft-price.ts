import { useSyncExternalStore } from 'react';
import { type DraftPrice, draftPrice } from '#core/product-draft/draft-price.ts';
import type { ProductDraft } from '#core/product-draft/product-draft.ts';
import type { ProductWork } from './product-work.ts';

// Several places show the price of one draft: it is computed once.
const prices = new WeakMap<ProductDraft, DraftPrice>();

/** The price of the form as it stands; null while there is nothing to price. */
export function useDraftPrice(work: ProductWork): DraftPrice | null {
  const { draft } = useSyncExternalStore(work.subscribe, work.shown, work.shown);
  if (!work.hasPrice()) return null;
  const price = prices.get(draft) ?? draftPrice(draft);
  prices.set(draft, price);
  return price;
}
