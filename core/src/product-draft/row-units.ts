import type { NumberField } from '../fields/field.ts';
import { materialFields, packedMaterialFields, packFields } from '../products/product-fields.ts';
import { numberText } from '../typed/number-text.ts';
import { parseDecimal } from '../typed/parse-decimal.ts';
import { readTyped } from '../typed/read-typed.ts';
import { areAlike, defaultUnitType, type UnitTypeId, unitTypeIds } from '../units/unit-types.ts';

interface RowAmounts {
  readonly quantity: string;
  readonly unitPrice: string;
  readonly unit: string;
  readonly byPack: boolean;
  readonly pack: { readonly price: string; readonly content: string; readonly unit: string };
}

/** The unit that a draft names; drafts that a device stored may hold anything. */
export function knownUnit(id: string): UnitTypeId {
  return unitTypeIds.find((each) => each === id) ?? defaultUnitType;
}

/** The row used in another unit; that of its pack moves along to stay of the same dimension. */
export function withUnit<Row extends RowAmounts>(row: Row, unit: UnitTypeId): Row {
  const { pack } = row;
  const isAlike = areAlike(unit, knownUnit(pack.unit));
  return { ...row, unit, pack: isAlike ? pack : { ...pack, unit } };
}

/** The row with another unit of its pack; its own moves along if it must, or has no quantity. */
export function withPackUnit<Row extends RowAmounts>(row: Row, unit: UnitTypeId): Row {
  const isSame = row.unit === row.pack.unit && row.quantity.trim() === '';
  const stays = areAlike(unit, knownUnit(row.unit)) && !isSame;
  return { ...row, unit: stays ? row.unit : unit, pack: { ...row.pack, unit } };
}

/**
 * The row with its price per unit of another one: R$ 20,00 per kg beside 25 g is a pack of 1 kg. Beside no
 * amount, or one of single pieces, the row takes that unit.
 */
export function withPriceUnit<Row extends RowAmounts>(row: Row, per: UnitTypeId): Row {
  const unit = knownUnit(row.unit);
  const isFree = row.quantity.trim() === '' || !areAlike(per, unit);
  if (per === unit || isFree) return withUnit(row, per);
  return { ...row, byPack: true, pack: { price: row.unitPrice, content: '1', unit: per } };
}

/** The row with its amounts as plain numbers in the units that they name: '60 g' is 60, in grams. */
export function withPlainAmounts<Row extends RowAmounts>(row: Row): Row {
  const used = plainAmount(packedMaterialFields.quantity, row.quantity, row.unit);
  const inUnit = withPlainPrice(
    used ? { ...moved(row, used, withUnit), quantity: used.text } : row,
  );
  const { pack } = inUnit;
  const content = row.byPack ? plainAmount(packFields.content, pack.content, pack.unit) : null;
  if (!content) return inUnit;
  const inPackUnit = moved(inUnit, content, withPackUnit);
  return { ...inPackUnit, pack: { ...inPackUnit.pack, content: content.text } };
}

function withPlainPrice<Row extends RowAmounts>(row: Row): Row {
  const price = row.byPack ? null : plainAmount(materialFields.unitPrice, row.unitPrice, row.unit);
  return price?.unit ? withPriceUnit({ ...row, unitPrice: price.text }, price.unit) : row;
}

interface PlainAmount {
  readonly text: string;
  readonly unit: UnitTypeId | null;
}

/** Null for a text that is plain, or no amount. */
function plainAmount(field: NumberField, typed: string, unit: string): PlainAmount | null {
  if (parseDecimal(typed) !== null) return null;
  const { value, unit: named } = readTyped(field, typed, knownUnit(unit));
  return value === null ? null : { text: numberText(field, value), unit: named };
}

function moved<Row extends RowAmounts>(
  row: Row,
  { unit }: PlainAmount,
  move: (row: Row, unit: UnitTypeId) => Row,
): Row {
  return unit === null ? row : move(row, unit);
}
