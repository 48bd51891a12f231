import { areAlike, defaultUnitType } from '#core/choices/unit-types.ts';
import type { MaterialDraft } from '#core/products/product-draft.ts';
import { knownUnit } from '#core/products/row-units.ts';
import type { DraftRow, RowField } from '../draft/draft-rows.ts';

const isBlank = (text: string) => text.trim() === '';

/**
 * The row with its price said the other way. Both texts stay; a price that was typed before the pack
 * was thought of is taken for the pack's.
 */
export function toggledRow<Row extends MaterialDraft>(row: Row): Row {
  const { byPack, pack, unitPrice } = row;
  if (byPack || !isBlank(pack.price)) return { ...row, byPack: !byPack };
  return { ...row, byPack: true, pack: { ...pack, price: unitPrice } };
}

/** The field to go on with: the first that is blank, or else that of the price. */
export function firstToType(row: MaterialDraft): RowField {
  const { name, quantity, unitPrice, byPack, pack } = row;
  const texts: readonly (readonly [RowField, string])[] = byPack
    ? [
        ['name', name],
        ['pack.price', pack.price],
        ['pack.content', pack.content],
        ['quantity', quantity],
      ]
    : [
        ['name', name],
        ['quantity', quantity],
        ['unitPrice', unitPrice],
      ];
  const blank = texts.find(([, text]) => isBlank(text));
  return blank?.[0] ?? (byPack ? 'pack.price' : 'unitPrice');
}

/** The row as one of a material of the catalogue. A quantity that was typed stays, in its unit. */
export function filledRow(row: DraftRow, material: MaterialDraft): DraftRow {
  const { key, quantity, unit } = row;
  if (isBlank(quantity)) return { ...material, key };
  const isReported = material.byPack && unit !== defaultUnitType;
  const keepsUnit = isReported && areAlike(knownUnit(unit), knownUnit(material.unit));
  return { ...material, key, quantity, unit: keepsUnit ? unit : material.unit };
}

/** Whether a name was typed anew, and not only changed: nothing of it is left. */
export function isRetyped(before: string, name: string): boolean {
  return isBlank(name) || (name.length === 1 && before.length > 2 && !before.startsWith(name));
}
