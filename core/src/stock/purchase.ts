import { roundToCents, toDecimal } from '../numbers/decimal.ts';
import type { MaterialPrice } from '../pricing/row-cost.ts';
import type { UnitTypeId } from '../units/unit-types.ts';
import { convertQuantity, type StockPrice } from './amounts.ts';

/**
 * What a purchase comes to: so many packs, or so much in a unit of its own, at a price each.
 *
 * @param amount packs, or how much in `unit`
 * @param price R$ for a pack, or for one of the material's unit
 * @returns how much comes, in the material's unit, and R$ in all
 * @throws {RangeError} when a number is not a finite decimal
 */
export function purchaseOf(
  material: StockPrice,
  amount: number,
  unit: UnitTypeId,
  price: number,
): { quantity: number; value: number } {
  const { pack, unit: own } = material;
  const packed = pack && convertQuantity(pack.content, pack.unit, own).times(String(amount));
  const quantity = (packed ?? convertQuantity(amount, unit, own)).round(6);
  const value = toDecimal(price).times(pack ? String(amount) : quantity);
  return { quantity: Number(quantity.toFixed()), value: Number(roundToCents(value).toFixed()) };
}

/** The price of a purchase in the catalogue: of a pack, or of a unit; in R$. */
export const cataloguePrice = ({ unitPrice, pack }: MaterialPrice): number =>
  Number(pack?.price ?? unitPrice ?? 0);
