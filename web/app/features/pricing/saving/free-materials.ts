import { materialFields, packFields } from '#core/products/fields.ts';
import { numberText } from '#core/products/number-text.ts';
import type { MaterialDraft } from '#core/products/product-draft.ts';
import type { DraftRow, RowField } from '../draft/draft-rows.ts';

const nothing = numberText(materialFields.unitPrice, 0);
const nothingPaid = numberText(packFields.price, 0);

/** The field of a row's price. */
export const priceField = ({ byPack }: Pick<MaterialDraft, 'byPack'>): RowField =>
  byPack ? 'pack.price' : 'unitPrice';

/** The places of the rows that name a material and say nothing of its price. */
export function rowsWithoutPrice({ materials }: { materials: readonly MaterialDraft[] }): number[] {
  return materials.flatMap(({ name, byPack, unitPrice, pack }, index) => {
    const price = byPack ? pack.price : unitPrice;
    return name.trim() !== '' && price.trim() === '' ? [index] : [];
  });
}

/** The rows, with a price of nothing for those without one. */
export function withFree(materials: readonly DraftRow[]): DraftRow[] {
  const free = rowsWithoutPrice({ materials });
  return materials.map((row, index) => {
    if (!free.includes(index)) return row;
    return row.byPack
      ? { ...row, pack: { ...row.pack, price: nothingPaid } }
      : { ...row, unitPrice: nothing };
  });
}
