import { materialFields } from '#core/products/fields.ts';
import { type MaterialDraft, materialDraft } from '#core/products/product-draft.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { shortenText } from '#core/text/cut-text.ts';

/** One of a catalogue material as a row of the form, whose names are shorter. It stays linked. */
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
