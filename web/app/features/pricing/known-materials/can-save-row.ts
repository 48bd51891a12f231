import { catalogueFields } from '#core/catalogue/catalogue-fields.ts';
import { type MaterialDraft, rowPricing } from '#core/product-draft/product-draft.ts';
import { packFields } from '#core/products/product-fields.ts';
import { catalogueKey } from '../../catalogue/stored/catalogue-query.ts';

export const saveRowKey = [...catalogueKey, 'keep'];

export function canSaveRow(row: MaterialDraft): boolean {
  if (row.name.trim().length < catalogueFields.name.min) return false;
  const { unitPrice, pack } = rowPricing(row);
  return pack
    ? Number(pack.price) >= packFields.price.min
    : !row.byPack && Number(unitPrice) >= catalogueFields.unitPrice.min;
}
