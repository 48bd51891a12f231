import { materialFields } from '#core/products/fields.ts';
import { numberText } from '#core/products/number-text.ts';
import type { MaterialDraft } from '#core/products/product-draft.ts';
import type { DraftRow } from '../draft/draft-rows.ts';

const nothing = numberText(materialFields.unitPrice, 0);

/** The places of the rows that name a material and say nothing of its price. */
export function rowsWithoutPrice({ materials }: { materials: readonly MaterialDraft[] }): number[] {
  return materials.flatMap(({ name, unitPrice }, index) =>
    name.trim() !== '' && unitPrice.trim() === '' ? [index] : [],
  );
}

/** The rows, with a price of nothing for those without one. */
export function withFree(materials: readonly DraftRow[]): DraftRow[] {
  const free = rowsWithoutPrice({ materials });
  return materials.map((row, index) =>
    free.includes(index) ? { ...row, unitPrice: nothing } : row,
  );
}
