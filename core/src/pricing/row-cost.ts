import {
  type Decimal,
  type DecimalInput,
  decimalsText,
  quotient,
  toDecimal,
} from '../numbers/decimal.ts';
import { areAlike, defaultUnitType, type UnitTypeId, unitOf } from '../units/unit-types.ts';

/** What a whole pack costs in R$ and what is in it: a skein of 254 m for R$ 18,90. */
export interface Pack {
  readonly price: DecimalInput;
  /** What a pack holds, in `unit`; above 0. */
  readonly content: DecimalInput;
  readonly unit: UnitTypeId;
}

/** What a price is of: R$ per unit, or a pack; one of both. */
export interface MaterialPrice {
  readonly unitPrice?: DecimalInput | null;
  readonly pack?: Pack | null;
}

export interface MaterialRow extends MaterialPrice {
  /** The quantity in `unit`, without what is lost. */
  readonly quantity: DecimalInput;
  /** The unit of the quantity, of the same dimension as the pack's. Without it, 'unidade'. */
  readonly unit?: UnitTypeId;
  /** What is cut off, spilt or broken, in per cent of the quantity. Without it, 0. */
  readonly wastePercentage?: DecimalInput;
}

/**
 * What a row costs in R$, rounded half-up to six decimals, once: quantity × (1 + waste ÷ 100) × unit
 * price, or × pack price ÷ content with the content in the row's unit.
 *
 * @throws {RangeError} when a number is not a finite decimal, a content is not above 0, or the pack
 *   is of another dimension than the row.
 */
export function rowCost({ quantity, wastePercentage = 0, ...price }: MaterialRow): Decimal {
  const amount = toDecimal(quantity);
  const waste = toDecimal(wastePercentage);
  const used = waste.eq(none) ? amount : amount.times(waste.times('0.01').plus('1'));
  const { cost, of } = rateOf(price);
  return quotient(used.times(cost), of, 6);
}

/**
 * What one unit of a row costs in R$, with four decimals. It is only shown: nothing is computed with
 * it, because it is rounded.
 *
 * @throws {RangeError} as rowCost()
 */
export function shownUnitPrice(row: Omit<MaterialRow, 'quantity' | 'wastePercentage'>): string {
  const { cost, of } = rateOf(row);
  return decimalsText(quotient(cost, of, 4), 4);
}

/**
 * Whether two prices of a material are the same, in whatever unit: R$ 5,00 per metre and
 * R$ 5,00 for 100 cm. Prices of different dimensions differ.
 *
 * @throws {RangeError} as rowCost()
 */
export function comparePrices(
  one: Omit<MaterialRow, 'quantity' | 'wastePercentage'>,
  other: Omit<MaterialRow, 'quantity' | 'wastePercentage'>,
): 'cheaper' | 'same' | 'dearer' | 'unlike' {
  const { unit = defaultUnitType } = one;
  const { unit: otherUnit = defaultUnitType } = other;
  if (!areAlike(unit, otherUnit)) return 'unlike';
  const a = rateOf(one);
  const b = rateOf(other);
  const [baseOfOne, baseOfOther] = [unitOf(unit).factor, unitOf(otherUnit).factor];
  // a ÷ (its factor) against b ÷ (its factor), multiplied out.
  const left = scaled(a.cost, baseOfOther[0] * baseOfOne[1]).times(b.of);
  const right = scaled(b.cost, baseOfOne[0] * baseOfOther[1]).times(a.of);
  if (left.eq(right)) return 'same';
  return left.lt(right) ? 'cheaper' : 'dearer';
}

/** The `cost` in R$ `of` so many units of the row, not always a whole number. */
function rateOf({ unit = defaultUnitType, unitPrice, pack }: Omit<MaterialRow, 'quantity'>) {
  if (!pack) return { cost: toDecimal(unitPrice ?? 0), of: one };
  if (!areAlike(unit, pack.unit)) throw new RangeError('A pack of another dimension');
  const content = toDecimal(pack.content);
  if (content.lte('0')) throw new RangeError('An empty pack');
  const { factor: own } = unitOf(unit);
  const { factor: packed } = unitOf(pack.unit);
  return {
    cost: scaled(toDecimal(pack.price), own[0] * packed[1]),
    of: scaled(content, packed[0] * own[1]),
  };
}

const none = toDecimal(0);
const one = toDecimal(1);

const scaled = (value: Decimal, factor: number) => value.times(String(factor));
