import { materialFields, packFields } from '#core/products/fields.ts';
import { numberText } from '#core/products/number-text.ts';
import {
  hasPack,
  isNameAlone,
  isWithoutPrice,
  type MaterialDraft,
} from '#core/products/product-draft.ts';
import type { DraftRow, RowField } from '../draft/draft-rows.ts';

export const priceField = ({ byPack }: DraftRow): RowField => (byPack ? 'pack.price' : 'unitPrice');

/** Not of a name alone, which is saved for nothing and told. */
export const isAskedAbout = (row: MaterialDraft) => isWithoutPrice(row) && !isNameAlone(row);

/** The rows, with a price of nothing for those without one. */
export const withFree = (materials: readonly DraftRow[]): DraftRow[] =>
  materials.map((row) => {
    if (!isAskedAbout(row)) return row;
    return hasPack(row)
      ? { ...row, pack: { ...row.pack, price: numberText(packFields.price, 0) } }
      : { ...row, byPack: false, unitPrice: numberText(materialFields.unitPrice, 0) };
  });
