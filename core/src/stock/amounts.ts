import { type Decimal, type DecimalInput, quotient, toDecimal } from '../numbers/decimal.ts';
import { type MaterialPrice, rowCost } from '../pricing/row-cost.ts';
import { type UnitTypeId, unitOf, unitTypes } from '../units/unit-types.ts';

/** The most decimals of a quantity of stock, in and out. */
export const stockDecimals = 6;

/** The unit of a dimension whose factor is 1. Stock is stored in it, so that a material may change its unit. */
export function baseUnitOf(id: UnitTypeId): UnitTypeId {
  const { dimension } = unitOf(id);
  const base = unitTypes.find(
    (unit) => unit.dimension === dimension && unit.factor[0] === 1 && unit.factor[1] === 1,
  );
  if (!base) throw new Error(`no base unit of ${dimension}`);
  return base.id;
}

/**
 * A quantity in the base unit of its dimension, exact.
 *
 * @throws {RangeError} when it is not a finite decimal number
 */
export function inBase(quantity: DecimalInput, unit: UnitTypeId): Decimal {
  const [over, under] = unitOf(unit).factor;
  // Every `under` is a power of ten, so that nothing is rounded.
  return quotient(toDecimal(quantity).times(String(over)), toDecimal(under), exactDecimals);
}

/** More than any quantity has: six of its own, and one of a millimetre in centimetres. */
const exactDecimals = 9;

/** A quantity of base units in a unit, rounded half-up to six decimals. */
export function fromBase(quantity: DecimalInput, unit: UnitTypeId): Decimal {
  const [over, under] = unitOf(unit).factor;
  return quotient(toDecimal(quantity).times(String(under)), toDecimal(over), stockDecimals);
}

export interface UsedRow {
  readonly quantity: DecimalInput;
  readonly unit: UnitTypeId;
  readonly wastePercentage: DecimalInput;
}

/**
 * What so many pieces use of a row, in another unit of its dimension: quantity × (1 + waste ÷ 100) ×
 * pieces ÷ batch size, rounded half-up to six decimals, once.
 *
 * @throws {RangeError} when a number is not a finite decimal
 */
export function usedBy(
  { quantity, unit, wastePercentage }: UsedRow,
  pieces: DecimalInput,
  batchSize: DecimalInput,
  to: UnitTypeId,
): Decimal {
  const [over, under] = unitOf(unit).factor;
  const [toOver, toUnder] = unitOf(to).factor;
  const withWaste = toDecimal(quantity).times(toDecimal(wastePercentage).times('0.01').plus('1'));
  const used = withWaste.times(toDecimal(pieces)).times(String(over * toUnder));
  return quotient(used, toDecimal(batchSize).times(String(under * toOver)), stockDecimals);
}

export interface StockPrice extends MaterialPrice {
  readonly unit: UnitTypeId;
}

/**
 * What a quantity of base units costs at a price, in R$, rounded half-up to six decimals, once.
 *
 * @throws {RangeError} as rowCost()
 */
export function costAt({ unit, unitPrice, pack }: StockPrice, quantity: Decimal): Decimal {
  const perUnit = { price: unitPrice ?? 0, content: 1, unit };
  return rowCost({
    quantity: quantity.toFixed(),
    unit: baseUnitOf(unit),
    pack: pack ?? perUnit,
  });
}

/**
 * A quantity in another unit of its dimension, rounded half-up to six decimals.
 *
 * @throws {RangeError} when it is not a finite decimal number
 */
export const convertQuantity = (
  quantity: DecimalInput,
  from: UnitTypeId,
  to: UnitTypeId,
): Decimal => fromBase(inBase(quantity, from).toFixed(), to);
