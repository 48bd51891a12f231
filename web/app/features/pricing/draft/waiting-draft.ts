import { draftPrice } from '#core/products/draft-price.ts';
import { productFields } from '#core/products/fields.ts';
import { numberContent } from '#core/products/number-text.ts';
import { isBlankRow } from '#core/products/product-draft.ts';
import type { Me } from '#core/schemas/account.ts';
import { draftStorage, takeOverTrial } from './stored-draft.ts';

const { productionTime } = productFields;

/**
 * The new piece that waits on this device to be saved; null where none does. Its price, in R$, is
 * null before a material or a time was typed.
 */
export function waitingDraft(user: Pick<Me, 'id' | 'craftType'>) {
  takeOverTrial(user);
  const draft = draftStorage({ userId: user.id, productId: null }).load();
  if (!draft) return null;
  const isPriced =
    draft.materials.some((row) => !isBlankRow(row)) ||
    numberContent(productionTime, draft.productionTime) !== numberContent(productionTime, '');
  return { name: draft.name.trim(), price: isPriced ? draftPrice(draft).finalPrice : null };
}
