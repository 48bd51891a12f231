import { isImplausible } from '#core/product-draft/implausible-rows.ts';
import { isBlankRow, type MaterialDraft } from '#core/product-draft/product-draft.ts';
import { knownUnit, withUnit } from '#core/product-draft/row-units.ts';
import { areAlike, defaultUnitType, type UnitTypeId } from '#core/units/unit-types.ts';
import type { DraftRow, RowField } from '../draft/draft-rows.ts';

const isBlank = (text: string) => text.trim() === '';

/**
 * The row with its price by the pack, or by the unit again. Both texts stay; a price typed before
 * the other way was thought of becomes that one's.
 *
 * @param proposed the unit that packs are proposed in, which single prices are not
 */
export function toggledRow<Row extends MaterialDraft>(
  typed: Row,
  proposed: UnitTypeId = defaultUnitType,
): Row {
  const { byPack } = typed;
  const [from, to] = byPack ? [proposed, defaultUnitType] : [defaultUnitType, proposed];
  const isProposed = [typed.unit, typed.pack.unit].every((unit) => unit === from);
  const hasAmount = !isBlank(typed.quantity) || !isBlank(typed.pack.content);
  const row = isProposed && !hasAmount ? withUnit(typed, to) : typed;
  const { pack, unitPrice } = row;
  if (!byPack) {
    const price = isBlank(pack.price) ? unitPrice : pack.price;
    return { ...row, byPack: true, pack: { ...pack, price } };
  }
  const isOfUnit = isBlank(unitPrice) && isBlank(pack.content);
  return { ...row, byPack: false, unitPrice: isOfUnit ? pack.price : unitPrice };
}

/** Whether all of a row is typed and it needs no question, so that one line says it. */
export function isFinished(row: MaterialDraft): boolean {
  const { name, quantity, byPack, pack, unitPrice } = row;
  const price = byPack ? [pack.price, pack.content] : [unitPrice];
  return ![name, quantity, ...price].some(isBlank) && !isImplausible(row);
}

/** The field to go on with: the first that is blank, or else that of the price. */
export function firstToType({ name, quantity, byPack, pack }: MaterialDraft): RowField {
  if (isBlank(name)) return 'name';
  if (!byPack) return isBlank(quantity) ? 'quantity' : 'unitPrice';
  if (isBlank(pack.price)) return 'pack.price';
  if (isBlank(pack.content)) return 'pack.content';
  return isBlank(quantity) ? 'quantity' : 'pack.price';
}

/** The row as one of a material of the catalogue. A quantity that was typed stays, in its unit. */
export function filledRow(row: DraftRow, material: MaterialDraft): DraftRow {
  const { key, quantity, unit } = row;
  if (isBlank(quantity)) return { ...material, key };
  const isReported = material.byPack && unit !== defaultUnitType;
  const keepsUnit = isReported && areAlike(knownUnit(unit), knownUnit(material.unit));
  return { ...material, key, quantity, unit: keepsUnit ? unit : material.unit };
}

/** Whether an amount of a row by the pack was typed, in a unit that somebody chose and that changed. */
export function movesTypedUnit(
  before: DraftRow,
  after: DraftRow,
  amount: 'quantity' | 'pack.content',
): boolean {
  const ofQuantity = amount === 'quantity';
  const unitIn = ({ unit, pack }: DraftRow) => knownUnit(ofQuantity ? unit : pack.unit);
  const text = ofQuantity ? before.quantity : before.pack.content;
  const unit = unitIn(before);
  return before.byPack && !isBlank(text) && unit !== defaultUnitType && unit !== unitIn(after);
}

/** Whether nothing is left of a name, so that it is that of another material. */
export function isRetyped(before: string, name: string): boolean {
  return isBlank(name) || (name.length === 1 && before.length > 2 && !before.startsWith(name));
}

/** Inserts a row. At the limit it replaces the last blank one; without one the answer is null. */
export function insertRow(
  rows: readonly DraftRow[],
  row: DraftRow,
  index: number,
  limit: number,
): readonly DraftRow[] | null {
  if (rows.length < limit) return rows.toSpliced(index, 0, row);
  const blank = rows.findLastIndex(isBlankRow);
  return blank < 0 ? null : rows.toSpliced(blank, 1).toSpliced(index, 0, row);
}
