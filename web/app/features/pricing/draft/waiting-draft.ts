import type { Me } from '#core/account/account-schemas.ts';
import { draftPrice } from '#core/product-draft/draft-price.ts';
import { isBlankRow } from '#core/product-draft/product-draft.ts';
import { productFields } from '#core/products/product-fields.ts';
import { numberContent } from '#core/typed/number-text.ts';
import { draftStorage, takeOverTrial } from './stored-draft.ts';

const { productionTime } = productFields;

/**
 * The new piece that waits on this device to be saved; null where none does. Its price, in R$, is
 * null before a material or a time was typed.
 */
export function waitingDraft(user: Pick<Me, 'id' | 'craftType'>) {
  takeOverTrial(user);
  const stored = draftStorage({ userId: user.id, productId: null }).load();
  if (!stored) return null;
  const { draft } = stored;
  const isPriced =
    draft.materials.some((row) => !isBlankRow(row)) ||
    numberContent(productionTime, draft.productionTime) !== numberContent(productionTime, '');
  return { name: draft.name.trim(), price: isPriced ? draftPrice(draft).finalPrice : null };
}
