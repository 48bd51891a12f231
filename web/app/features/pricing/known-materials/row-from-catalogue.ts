import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { shortenText } from '#core/names/cut-text.ts';
import { type MaterialDraft, materialDraft } from '#core/product-draft/product-draft.ts';
import { materialFields } from '#core/products/product-fields.ts';

/** A catalogue material as a row of the form, whose names are shorter. It stays linked. */
export function rowFromCatalogue(material: CatalogueMaterial): MaterialDraft {
  const { id, name, unitType, wastePercentage, unitPrice, pack } = material;
  return materialDraft({
    name: shortenText(name, materialFields.name.max),
    quantity: 1,
    unit: unitType,
    wastePercentage,
    unitPrice,
    pack,
    materialId: id,
  });
}
