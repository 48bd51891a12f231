import {
  hasPack,
  isNameAlone,
  isWithoutPrice,
  type MaterialDraft,
} from '#core/product-draft/product-draft.ts';
import { materialFields, packFields } from '#core/products/product-fields.ts';
import { numberText } from '#core/typed/number-text.ts';
import type { DraftRow, RowField } from '../draft/draft-rows.ts';

export const priceField = ({ byPack }: DraftRow): RowField => (byPack ? 'pack.price' : 'unitPrice');

/** Whether a row has more than a name and no price; a name alone is saved for nothing and reported. */
export const lacksPrice = (row: MaterialDraft) => isWithoutPrice(row) && !isNameAlone(row);

/** The rows, with a price of nothing for those without one. */
export const withFree = (materials: readonly DraftRow[]): DraftRow[] =>
  materials.map((row) => {
    if (!lacksPrice(row)) return row;
    return hasPack(row)
      ? { ...row, pack: { ...row.pack, price: numberText(packFields.price, 0) } }
      : { ...row, byPack: false, unitPrice: numberText(materialFields.unitPrice, 0) };
  });
