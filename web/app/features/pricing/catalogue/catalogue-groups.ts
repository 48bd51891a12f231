import { unitTypes } from '#core/choices/unit-types.ts';
import { formatMoney } from '#core/messages/formats.ts';
import { materialFields } from '#core/products/fields.ts';
import { numberText } from '#core/products/number-text.ts';
import { emptyMaterial, type MaterialDraft } from '#core/products/product-draft.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { compareText } from '#core/text/compare-text.ts';
import { shortenText } from '#core/text/cut-text.ts';

export interface CatalogueGroup {
  readonly category: string;
  readonly materials: readonly CatalogueMaterial[];
}

const withoutCategory = 'Outros';

/** The catalogue by category, both in alphabetical order; what has no category comes last. */
export function groupByCategory(materials: readonly CatalogueMaterial[]): CatalogueGroup[] {
  const groups = Map.groupBy(materials, ({ category }) => category ?? withoutCategory);
  const isLast = (category: string) => Number(category === withoutCategory);
  return [...groups]
    .map(([category, own]) => ({
      category,
      materials: own.toSorted((one, other) => compareText(one.name, other.name)),
    }))
    .sort(
      (one, other) =>
        isLast(one.category) - isLast(other.category) || compareText(one.category, other.category),
    );
}

/** 'R$ 18,90/metro'. */
export function pricePerUnit({ unitPrice, unitType }: CatalogueMaterial): string {
  const unit = unitTypes.find(({ id }) => id === unitType)?.name ?? 'un';
  return `${formatMoney(unitPrice)}/${unit}`;
}

/** One of a catalogue material as a row of the form, whose names are shorter. */
export function rowFromCatalogue({ name, unitPrice }: CatalogueMaterial): MaterialDraft {
  return {
    ...emptyMaterial,
    name: shortenText(name, materialFields.name.max),
    quantity: '1',
    unitPrice: numberText(materialFields.unitPrice, unitPrice),
  };
}
